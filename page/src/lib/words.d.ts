declare module "virtual:words" {
  /** Where the words of each language are to be fetched. */
  const places: Record<"en" | "fr" | "de" | "ru", string>;
  export default places;
}
