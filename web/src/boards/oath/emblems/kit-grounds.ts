/** What lies behind an emblem: a suit is felt before its card is read. */

export const GROUNDS: Record<string, string> = {
  'ground-arcane': 's M0 0h64v64h-64z|t M32 3a29 29 0 1 1-.1 0m.1 5a24 24 0 1 1-.1 0|a M7 2l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5zm51 48 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm0-45 1 2 2 1-2 1-1 2-1-2-2-1 2-1zm-52 47 1 2 2 1-2 1-1 2-1-2-2-1 2-1z',
  'ground-beast': 's M0 0h64v64h-64z|A M0 64v-38c9 6 12 14 11 21 6-1 12 5 13 17zm0-64h16c-2 8-8 12-16 12z',
  'ground-discord': 's M0 0h64v64h-64z|a M0 0h20l-9 12 3 3-14 21zm64 64h-22l10-12-4-3 16-23zm0-64v14l-8-4-10-10zm-64 64v-12l9 3 7 9z',
  'ground-hearth': 'a M0 0h64v64h-64z|s M4 64v-34c0-17 13-26 28-26s28 9 28 26v34z',
  'ground-nomad': 's M0 0h64v64h-64z|a M0 50l13-17 9 9 19-22 23 28v16h-64zm12-45a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  'ground-order': 'a M0 0h64v64h-64z|s M3 3q15 4 29 0 14 4 29 0v31c0 16-13 24-29 28-16-4-29-12-29-28z',
  'ground-relic': 's M0 0h64v64h-64z|a M32 32l-8-32h16zm0 0 32-24v16zm0 0 32 8v16zm0 0 8 32h-16zm0 0-32 24v-16zm0 0-32-8v-16z',
  'ground-ruin': 's M0 0h64v64h-64z|a M0 48q16-6 30-1t34-3v20h-64z|t M8 6h18m14 4h20m-58 6h10m18 2h20',
  'ground-vision': 'a M0 0h64v64h-64z|s O32 2 30|t M32 6a26 26 0 1 1-.1 0',
  'ground-banner': 's M0 0h64v64h-64z|a M0 0h64l-12 8h-40zm0 64 12-8h40l12 8z',
  'ground-trait': 's M0 0h64v64h-64z|a M32 2c6 0 8 4 13 4s9 4 9 10 8 10 8 16-6 10-6 16-10 8-14 10-6 4-11 4-9-4-14-5-9-7-9-12-6-8-6-14 5-9 6-15 9-8 13-10 6-4 11-4z',
  'ground-back': 'a M0 0h64v64h-64z|s M5 5h54v54h-54z',
}
