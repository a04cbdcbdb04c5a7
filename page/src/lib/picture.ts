// A picture of the board: the drawing with all its colours written into it, so that it looks the same anywhere.

const PAINT = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "display",
  "paint-order",
  "stop-color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
];

/** What a picture needs no more: styles are written into it, and nobody works with it. */
const SPOKEN = /^(class|style|role|tabindex|aria-|data-)/;

const SPACE = "http://www.w3.org/2000/svg";

/** The board as an SVG file. */
export function boardSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [drawn, copied] = [svg, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  drawn!.forEach((element, place) => {
    const style = getComputedStyle(element);
    const target = copied![place]!;
    for (const name of target.getAttributeNames().filter((name) => SPOKEN.test(name))) {
      target.removeAttribute(name);
    }
    for (const name of PAINT) {
      const value = style.getPropertyValue(name);
      if (value) {
        target.setAttribute(name, value);
      }
    }
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute("xmlns", SPACE);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The board as a PNG, twice as large as its chart. */
export async function boardPicture(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([boardSvg(svg)], { type: "image/svg+xml" }));
  try {
    const image = new Image(2 * width, 2 * height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 2 * width;
    canvas.height = 2 * height;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
