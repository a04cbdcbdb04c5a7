declare module "virtual:words" {
  /** Where the words are to be fetched: of what every visitor hears, and of a game with words of its own. */
  const places: Record<string, Record<"en" | "fr" | "de" | "ru", string>>;
  export default places;
}
