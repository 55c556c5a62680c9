/** The landscape of every site: which signs stand where. 320 × 64, the landmark around x = 250, pieces stand at the left. */
import { KIT, type Sign } from './scenes_kit'

export type Ground = 'unknown' | 'meadow' | 'wood' | 'hills' | 'rock' | 'sandy' | 'shore' | 'wet' | 'waste' | 'town'
export type Stand = { sign: Sign; x: number; y: number; scale: number; flip: boolean }
export type Scene = { ground: Ground; stands: Stand[] }

export const WIDTH = 320
export const HEIGHT = 64
/** Where to look at the landmark alone. */
export const CLOSE = { x: 208, y: -22, size: 86 }

/** "name x y scale", back to front; a scale below 0 turns the sign round. */
function scene(ground: Ground, signs: string): Scene {
  const stands = signs.split(',').map((text): Stand => {
    const [name = '', x = 0, y = 0, scale = 1] = text.trim().split(' ').map((part, at) => (at ? Number(part) : part)) as [string, number, number, number]
    const drawn = KIT[name]
    if (!drawn) throw new Error(`no sign ${name}`)
    return { sign: drawn, x, y, scale: Math.abs(scale), flip: scale < 0 }
  })
  return { ground, stands }
}

export const SCENES: Record<string, Scene> = {
  unknown: scene('unknown', 'fog 262 36 1, fog 168 54 0.9, fog 286 58 0.7, fog 76 46 0.8, fog 220 62 0.6, fog 30 62 0.6'),
  'ancient-city': scene('town', 'dome 250 52 1.1, tower 217 56, tower 284 56 -1, spire 234 54 0.8, spire 268 54 0.8, walls 250 62 1, column 182 60 0.8, stump 160 61 0.8, column 138 59 0.7, tuft 100 58, stump 72 56 0.6, tuft 30 60'),
  'barren-coast': scene('shore', 'bay 262 60 1, wave 232 54 0.8, wave 290 46 0.8, wave 296 56 0.8, wreck 254 54 1, snag 190 58 0.8, rock 160 61 0.6, tuft 120 58 0.8, rock 60 58 0.5, tuft 24 60 0.8'),
  'buried-giant': scene('hills', 'down 210 54 1, ribs 282 60 1, skull 238 61 1.05, tuft 208 62, tuft 264 62, tuft 150 58, rock 116 60 0.5, tuft 70 57, tuft 22 60'),
  'charming-valley': scene('meadow', 'hill 210 46 1.1, hill 290 46 1.2, sun 250 30 1, pool 252 60 1.4, swan 258 58 0.9, blossom 214 58 1, blossom 296 60 1.1, house 190 56 0.8, flower 228 62, flower 278 63, flower 150 60, flower 132 56, tuft 96 60, flower 60 57, tuft 20 60'),
  'deep-woods': scene('wood', 'fir 212 50 1, fir 232 46 1.1, fir 254 47 1.2, fir 276 46 1.1, fir 298 49 1, fir 222 60 1.2, fir 244 61 1.35, fir 268 61 1.3, fir 290 62 1.2, fir 196 58 0.9, fir 308 61 1, fir 178 60 0.7, fir 152 57 0.6, fir 122 60 0.6, fir 88 56 0.5, tuft 54 59, fir 24 58 0.5'),
  'drowned-city': scene('wet', 'bay 254 62 1.15, spire 226 62 1.1, dome 252 58 1, tower 284 60 -1, column 204 62 0.8, water 252 64 1, wave 222 54, wave 250 52 0.9, wave 280 55, wave 240 60 1.1, wave 268 61, wave 204 60 0.8, wave 300 50 0.8, wave 160 60 0.8, stump 136 58 0.6, wave 100 58 0.7, wave 50 60 0.7, wave 16 57 0.6'),
  'fertile-valley': scene('meadow', 'hill 214 44 1, hill 292 44 -1.1, furrow 250 48 1.1, house 212 54 0.9, wheat 232 62 1.1, wheat 252 60 1.2, wheat 272 62 1.1, wheat 292 60 1, wheat 194 61 0.8, furrow 160 58 0.8, wheat 120 60 0.7, furrow 78 58 0.7, wheat 34 60 0.7'),
  'great-slum': scene('town', 'hut 216 48 0.9, hut 240 44 -1, hut 264 46 0.95, hut 288 48 -0.9, hut 228 56 1.05, hut 254 55 -1.1, hut 280 57 1, hut 204 59 -0.9, hut 241 64 1, hut 268 64 -0.95, hut 296 63 0.9, hut 176 60 0.7, hut 150 58 -0.6, tuft 110 60 0.8, hut 70 57 0.5, tuft 28 60 0.8'),
  'lush-coast': scene('shore', 'bay 268 60 1, wave 262 52 0.8, wave 290 46 0.8, wave 290 57 0.9, palm 214 58 1.1, palm 234 60 -1.3, oak 196 56 0.8, palm 250 62 0.8, flower 220 62, flower 180 60, tuft 150 58, flower 124 60, palm 92 58 0.6, tuft 56 60, flower 20 58'),
  marshes: scene('wet', 'pool 226 52 0.9, pool 276 60 1.1, snag 252 54 1.2, reed 222 62 1.1, reed 240 60 1, reed 268 63 1.1, reed 290 58 1, reed 300 62 0.8, pool 160 58 0.8, reed 184 60 0.8, reed 146 60 0.6, pool 80 59 0.6, reed 96 60 0.6, reed 36 59 0.6'),
  mine: scene('rock', 'peak 296 50 0.7, adit 246 62 1.05, cart 288 63 1, rock 208 62 0.8, rock 190 61 0.5, crag 156 60 0.6, rock 116 58 0.5, tuft 76 60, rock 28 58 0.5'),
  mountain: scene('rock', 'peak 218 56 0.9, peak 290 58 -0.95, peak 252 62 1.35, crag 206 62 0.8, crag 296 63 0.7, fir 190 62 0.6, fir 180 60 0.5, crag 150 58 0.6, tuft 110 60, crag 70 57 0.5, tuft 24 60'),
  'narrow-pass': scene('rock', 'peak 250 44 0.6, road 250 60 1.5, cliff 242 62 1.1, cliff 260 62 -1.1, rock 234 63 0.6, rock 270 64 0.6, crag 176 60 0.8, crag 150 58 0.6, tuft 112 60, rock 66 58 0.5, tuft 24 60'),
  plains: scene('meadow', 'down 270 44 0.9, down 214 46 0.8, oak 262 56 1.2, horse 226 60 0.8, tuft 240 58, tuft 286 60, tuft 296 54, tuft 206 62, tuft 180 57, tuft 150 61, tuft 118 57, tuft 84 61, tuft 52 57, tuft 20 60'),
  river: scene('meadow', 'hill 216 34 0.8, hill 284 34 -0.9, stream 250 62 1, oak 212 46 0.8, oak 226 40 0.55, oak 294 52 0.8, reed 214 63 0.7, reed 286 64 0.8, oak 304 44 0.6, tuft 160 58, oak 130 58 0.5, tuft 90 60, tuft 50 57, tuft 18 60'),
  'rocky-coast': scene('shore', 'bay 258 60 1.1, stack 272 54 1, stack 294 54 -0.7, crag 222 58 1.2, crag 240 62 0.9, wave 258 58 0.9, wave 290 60 0.9, wave 300 48 0.7, rock 204 62 0.8, rock 176 60 0.6, tuft 140 58, rock 104 60 0.5, tuft 60 57, rock 24 59 0.4'),
  'salt-flats': scene('sandy', 'pan 216 46 0.9, pan 272 46 1, salt 238 58 1.2, salt 284 61 0.8, pan 226 62 0.9, pan 272 64 0.8, pan 176 57 0.6, salt 146 60 0.5, pan 108 58 0.5, crack 62 58 0.6, pan 24 60 0.4'),
  'shrouded-wood': scene('wood', 'fir 214 48 1, fir 240 46 1.2, fir 266 46 1.2, fir 292 48 1, fog 252 46 1, fir 226 60 1.2, fir 254 60 1.4, fir 282 60 1.2, eyes 253 45 0.9, eyes 283 50 0.6, fog 244 61 1.1, fog 302 58 0.6, fir 190 58 0.7, fog 178 60 0.6, fir 140 58 0.5, fog 110 60 0.5, fir 60 57 0.5, fog 40 60 0.4'),
  'standing-stones': scene('hills', 'down 250 52 1.3, menhirs 250 58 1.15, star 222 14 0.8, star 280 12 0.6, tuft 216 62, tuft 266 62, rock 186 60 0.5, rock 150 57 0.5, tuft 114 60, rock 70 57 0.4, tuft 26 60'),
  steppe: scene('sandy', 'down 220 46 0.9, down 286 46 -0.9, yurt 238 58 1.1, yurt 284 56 0.7, horse 268 63 0.9, tuft 208 61, tuft 296 62, tuft 180 58, tuft 150 61, tuft 120 57, horse 88 59 0.5, tuft 54 58, tuft 20 60'),
  'the-hidden-place': scene('wood', 'cliff 246 62 1.1, cliff 258 62 -1.1, fall 252 60 1.15, door 270 60 0.9, fir 206 60 1, fir 298 62 1, oak 218 62 0.8, pool 246 64 0.9, star 270 40 0.5, fir 186 60 0.7, fir 160 58 0.6, tuft 124 60, fir 84 57 0.5, tuft 40 60'),
  'the-tribunal': scene('town', 'court 250 60 1.15, column 198 60 0.8, column 184 59 0.7, tuft 160 60, column 134 58 0.6, tuft 92 60, stump 60 57 0.5, tuft 24 60'),
  wastes: scene('waste', 'crag 214 48 0.7, crag 292 46 -0.7, crack 232 54 1, crack 284 56 -0.9, snag 226 61 1.25, skull 264 62 0.62, crack 190 60 0.7, rock 300 62 0.5, crack 150 58 0.6, snag 110 59 0.6, crack 70 59 0.6, rock 28 58 0.4'),
}
