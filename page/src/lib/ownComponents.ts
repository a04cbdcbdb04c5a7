// Components of one's own: files with tables, which the server checks and keeps.

import { post, Refusal } from "./server";
import type { ComponentsInfo, SentFile } from "./wire";

/** What is larger in all is not worth sending: no set is half as large. */
const MOST = 190_000;

/** Files that hold tables; whatever else lies in a folder is left alone. */
export const isTable = ({ name }: { name: string }): boolean => /^[^.].*\.(toml|zip)$/i.test(name);

/** Have these tables checked and kept under a name; Refusal with the reason. */
export async function sendComponents(game: string, called: string, files: readonly File[]): Promise<ComponentsInfo> {
  const tables = files.filter(isTable);
  if (tables.reduce((sum, { size }) => sum + size, 0) > MOST) {
    throw new Refusal({ id: "web-too-large", args: { most: MOST } }, 413);
  }
  const sent = await Promise.all(tables.map(packed));
  // Where there is no table, the server says which there might be.
  return post<ComponentsInfo>("/api/me/components", { game, called, files: sent.length ? sent : [{ name: "", content: "" }] });
}

async function packed(file: File): Promise<SentFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (const byte of bytes) {
    letters += String.fromCharCode(byte);
  }
  return { name: file.name, content: btoa(letters) };
}

/** All files that were dropped, those in a dropped folder, too. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const plain = [...data.files];
  const folders = entries.filter((entry): entry is FileSystemDirectoryEntry => entry?.isDirectory ?? false);
  const inside = await Promise.all(folders.map(filesIn));
  const names = new Set(folders.map(({ name }) => name));
  return [...plain.filter(({ name }) => !names.has(name)), ...inside.flat()];
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (!entries.length) {
      return files;
    }
    const these = entries.filter((entry): entry is FileSystemFileEntry => entry.isFile && isTable(entry));
    files.push(...(await Promise.all(these.map((entry) => new Promise<File>((found, failed) => entry.file(found, failed))))));
  }
}
