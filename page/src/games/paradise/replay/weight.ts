// How much there is to see in a step, so that a turn of small decisions can be followed and does not take for ever.

import type { MessageView } from "../../../lib/wire";

/** What happens along the way: a fleet is loaded, a plan is made. It is seen together with what comes of it. */
const NOTHING = /^paradise-log-(aboard|picked|planned|stored|spent|nothing)/;
/** One of many like it, such as a hex of a way. */
const LITTLE = /^paradise-log-(sail|transit|flip|march|hide|look|sea|return|bought|seek|ashore|dropped|cross|stay|placed|gets)/;
/** What nobody should miss. */
const MUCH = /^paradise-log-(won|lost|conquest|event|points|kumara|malaria|chit|division|roll)/;

/** 1 is usual; nothing is shown with what follows. */
export function weight(said: readonly MessageView[]): number {
  return Math.max(0, ...said.map(({ id }) => (NOTHING.test(id) ? 0 : LITTLE.test(id) ? 0.35 : MUCH.test(id) ? 1.5 : 0.8)));
}
