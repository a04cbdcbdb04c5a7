// Conquest of Paradise for the page: everything that tables, replays and lists ask of it.

import { seatsOfGame } from "../../lib/gameList";
import type { ParadiseMove, ParadiseView, MessageView } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";
import type { Game } from "../game";
import PeopleMark from "./art/PeopleMark.svelte";
import Mat from "./battle/Mat.svelte";
import GameBoard from "./board/GameBoard.svelte";
import Thumbnail from "./board/Thumbnail.svelte";
import StripCards from "./cards/StripCards.svelte";
import { ParadiseChoice } from "./choice/choice.svelte";
import ChoiceButtons from "./choice/ChoiceButtons.svelte";
import { describeChoice } from "./choice/consequences";
import { type Clicked, inferMove } from "./choice/inferMove";
import { announceTurn, describePosition, heading, prompt } from "./choice/prompt";
import { findShortcut, runShortcut, shortcutHelp } from "./choice/shortcuts";
import { cover } from "./cover";
import Grip from "./Grip.svelte";
import { type Highlight, highlightOf } from "./highlights";
import { playerOf } from "./labels";
import { edition, formatOptions, ownTables, pairing, tableOptions } from "./options";
import OptionsForm from "./OptionsForm.svelte";
import { panels } from "./panels/panels";
import PlayerPanel from "./panels/PlayerPanel.svelte";
import PickSeats from "./PickSeats.svelte";
import { type Hands, openHands, part } from "./replay/openHands";
import ReplayCards from "./replay/ReplayCards.svelte";
import ReplayPlayer from "./replay/ReplayPlayer.svelte";
import { weight } from "./replay/weight";
import type { ParadiseTable } from "./table";
import Steps from "./tray/Steps.svelte";
import Tray from "./tray/Tray.svelte";
import Scores from "./victory/Scores.svelte";

export const paradise: Game<ParadiseView, ParadiseMove, ParadiseChoice, Highlight, Clicked, Hands, ParadiseTable> = {
  name: "paradise",
  seats: seatsOfGame("paradise"),

  Board: GameBoard,
  Mat,
  Hand: Tray,
  Market: StripCards,
  PlayerPanel,
  ChoiceButtons,
  Scores,
  panels,
  Stage: Steps,
  panelOrder: ({ order, points }) => [...order, ...points.map((_, seat) => seat).filter((seat) => !order.includes(seat))],
  strip: "tray",
  Grip,
  question: ({ turn, stage, seat, battle }) => `${turn}/${stage}/${seat}/${battle?.hex ?? ""}`,
  SeatMark: PeopleMark,
  Thumbnail,
  PickSeats,
  OptionsForm,
  loadRules: () => import("./rules/Rules.svelte"),
  ReplayPlayer,
  ReplayCards,
  unadvised: true,

  newChoice: (source) => new ParadiseChoice(source),
  choiceKey: () => "",
  shortcuts: { find: findShortcut, run: runShortcut, firstOnBoard: "[data-cursor]", help: shortcutHelp },
  undo: {
    word: ({ stage, seat, done }) => (stage === "build" && seat !== null && done.includes(seat) ? say("paradise-table-reopen") : null),
    stepWord: () => say("paradise-table-undo-step"),
  },
  inferMove,
  reasonFor: (reason) => words.tell(reason),
  isClicked: (move, { hex, move: text }) => (text ? move.move === text : move.hex === hex),

  seatName: (seat) => say("paradise-seat", { player: playerOf(seat) }),
  pairing,
  edition,
  formatOptions,
  ownTables,
  tableOptions,
  announceTurn,
  heading,
  prompt,
  describeMove: (move, _seat, table) => table ? describeChoice(move, table.choice) : move.move,
  describePosition,
  formatTurn: () => [],
  outcomeOf: (said: readonly MessageView[]) => said.find(({ id }) => /^paradise-over-/.test(id)),
  drawnCard: () => "",
  part,
  isShownAgain: (said) => said.some(({ id }) => id === "paradise-log-battle"),
  weight,
  stepSounds: () => [],

  movers: ({ mover, done, out, points, stage }) =>
    mover !== null ? [mover] : stage === "over" ? [] : points.map((_, seat) => seat).filter((seat) => !done.includes(seat) && !out.includes(seat)),
  round: ({ turn }) => turn,
  isOver: ({ stage }) => stage === "over",
  hasHand: () => true,
  cover,
  openHands,
  highlightOf,
  highlightOfTurn: () => ({ hexes: [] }),
  bestShape: (width, height) => (width > height ? "wide" : "tall"),
};
