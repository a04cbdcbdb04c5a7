// A QR code as one path: dark squares on a field of `size`, with the quiet zone that scanners need around it.

import { encode } from "uqr";

const QUIET = 4;

export interface Code {
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) {
        continue;
      }
      const start = x;
      while (x < size && row[x]) {
        x++;
      }
      path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return { size, path };
}
