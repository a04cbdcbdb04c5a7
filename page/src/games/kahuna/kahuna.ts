// Kahuna for the page: everything that tables, replays, lessons and lists ask of it.

import { seatsOfGame } from "../../lib/gameList";
import { settings } from "../../lib/settings.svelte";
import type { KahunaMove, KahunaView, MessageView } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";
import type { Game } from "../game";
import { bestShape } from "./board/geometry";
import PieceIcon from "./board/PieceIcon.svelte";
import Thumbnail from "./board/Thumbnail.svelte";
import CardCounter from "./cards/CardCounter.svelte";
import Hand from "./cards/Hand.svelte";
import LessonCards from "./cards/LessonCards.svelte";
import Market from "./cards/Market.svelte";
import ReplayCards from "./cards/ReplayCards.svelte";
import { Choice } from "./choice.svelte";
import ChoiceButtons from "./ChoiceButtons.svelte";
import GameBoard from "./GameBoard.svelte";
import { type Highlight, highlightOf } from "./highlights";
import { type Clicked, isClicked, questionFor, reasonFor } from "./inferMove";
import { colour } from "./labels";
import LessonStanding from "./LessonStanding.svelte";
import { type Hands, openHands } from "./openHands";
import { formatOptions, tableOptions } from "./options";
import OptionsForm from "./OptionsForm.svelte";
import PlayerPanel from "./PlayerPanel.svelte";
import { describeMove, heading, prompt } from "./prompt";
import ReplayPlayer from "./ReplayPlayer.svelte";
import Scores from "./Scores.svelte";
import { findShortcut, runShortcut, shortcutHelp } from "./shortcuts";
import { stepSounds } from "./stepSounds";
import { tellAt } from "./told";
import { formatTurn, highlightOfTurn } from "./turns";

const ROUNDS = 3;

export const kahuna: Game<KahunaView, KahunaMove, Choice, Highlight, Clicked, Hands> = {
  name: "kahuna",
  seats: seatsOfGame("kahuna"),

  Board: GameBoard,
  Hand,
  Market,
  PlayerPanel,
  ChoiceButtons,
  Scores,
  panels: [
    {
      name: "counter",
      key: "c",
      label: () => say("kahuna-counter"),
      isOn: () => settings.counter,
      turnOn: () => (settings.counter = true),
      Panel: CardCounter,
    },
  ],
  SeatMark: PieceIcon,
  Thumbnail,
  OptionsForm,
  loadRules: () => import("./Rules.svelte"),
  LessonCards,
  LessonStanding,
  ReplayPlayer,
  ReplayCards,

  newChoice: ({ position, moves, confirm, play, refuse }) =>
    new Choice({ offer: () => ({ hand: position()?.hand ?? "", moves: moves() }), confirm, play, refuse }),
  choiceKey: ({ hand }) => hand ?? "",
  shortcuts: { find: findShortcut, run: runShortcut, firstOnBoard: "[data-line]", help: shortcutHelp },
  inferMove: questionFor,
  reasonFor,
  isClicked,

  seatName: (seat) => say("kahuna-seat", { player: colour(seat) }),
  pairing: ([white = "", black = ""], where) =>
    where === "lobby" ? say("kahuna-lobby-players", { white, black }) : say("kahuna-players", { white, black }),
  edition: (preset) => say("kahuna-edition", { preset }),
  formatOptions,
  tableOptions,
  announceTurn: ({ round }) => say("kahuna-head-yours", { round }),
  heading,
  prompt,
  tell: tellAt,
  describeMove,
  describePosition: ({ stage, round, turn, mover }) =>
    stage === "over" ? say("kahuna-now-over") : say("kahuna-now", { round, rounds: ROUNDS, turn, player: colour(mover) }),
  formatTurn: (decisions) => formatTurn(decisions, say),
  outcomeOf: (said) => said.find(({ id }) => /^kahuna-(won-|drawn$)/.test(id)),
  drawnCard,
  stepSounds,

  movers: ({ mover }) => [mover],
  round: ({ round }) => round,
  isOver: ({ stage }) => stage === "over",
  hasHand: ({ hand }) => hand !== null,
  cover: (position) => ({ ...position, seat: null, hand: null, discarded: null }),
  openHands,
  highlightOf,
  highlightOfTurn,
  bestShape,
  overlay: { path: "threats", isWanted: () => settings.threats },
};

function drawnCard(said: readonly MessageView[]): string {
  const drawn = said.find(({ id }) => id === "kahuna-log-draw-card");
  return drawn ? String(words.fill(drawn.args["card"] ?? "")) : "";
}
