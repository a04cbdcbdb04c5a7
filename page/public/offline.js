// One language is enough, and whoever is back online goes on where he was.
const languages = ["en", "fr", "de", "ru"];
let chosen = "";
try {
  chosen = JSON.parse(localStorage.getItem("motu") ?? "{}").language ?? "";
} catch {
  // then the browser's
}
const wished = [chosen, ...navigator.languages].map((each) => each.slice(0, 2));
const language = wished.find((each) => languages.includes(each)) ?? "en";
document.documentElement.lang = language;
for (const section of document.querySelectorAll("section")) {
  section.hidden = section.lang !== language;
}
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => location.reload());
}
setInterval(() => {
  // The picture is kept for want of a connection, but not the question whether it is there.
  fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}, 3_000);
