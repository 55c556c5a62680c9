/**
 * How the eight sides look: for every region its outline through named points, clockwise, on a side that stands upright
 * (690 × 1000). Regions that share points in a row share that border; nothing else touches.
 */
import type { Point } from './shapes'

export const WIDTH = 690
export const HEIGHT = 1000

export type Sketch = { points: Record<string, Point>; regions: string[] }

/** Points are written `name x y`; a name that starts with a capital letter is where borders meet. */
function sketch(points: string, ...regions: string[]): Sketch {
  const found: Record<string, Point> = {}
  for (const line of points.trim().split(/\s*[,\n]\s*/)) {
    const [name, x, y] = line.trim().split(/\s+/)
    if (name !== undefined) found[name] = { x: Number(x), y: Number(y) }
  }
  return { points: found, regions }
}

export const SKETCHES: Record<string, Sketch> = {
  desert: sketch(
    `A 58 172, a1 70 110, a2 150 66, a3 250 78, a4 347 62, a5 470 40, a6 585 64, a7 646 140, B 640 232
     P 396 206, R 52 352, b1 28 262, c1 662 312, S 652 396, T 388 432, U 34 418, d1 24 500, W 40 614, V 356 606
     e1 672 480, e2 660 590, X 652 664, Y 440 682, f1 28 730, f2 70 850, f3 160 918, f4 300 950, f5 410 932, Z 506 944
     g1 662 780, g2 652 880, g3 590 938`,
    'A a1 a2 a3 a4 a5 a6 a7 B P',
    'A P R b1',
    'P B c1 S T U R',
    'U T V W d1',
    'T S e1 e2 X Y V',
    'W V Y Z f5 f4 f3 f2 f1',
    'Y X g1 g2 g3 Z',
  ),
  horseshoe: sketch(
    `A 490 46, a1 575 40, a2 650 92, a3 668 180, a4 640 268, a5 570 312, B 478 288
     C 204 130, b1 256 66, b2 340 38, b3 420 56, b4 424 306, D 344 352
     c1 132 150, c2 64 226, c3 30 340, c4 34 470, c5 50 590, E 132 690, F 344 494, c6 326 420
     d1 420 470, d2 520 474, d3 606 516, d4 640 590, G 616 682, H 236 822, d5 150 774
     e1 666 750, e2 664 850, e3 600 926, e4 480 946, e5 357 962, e6 264 916, m1 240 566, m2 420 730`,
    'A a1 a2 a3 a4 a5 B',
    'C b1 b2 b3 A B b4 D',
    'C D c6 F m1 E c5 c4 c3 c2 c1',
    'F d1 d2 d3 d4 G m2 H d5 E m1',
    'H m2 G e1 e2 e3 e4 e5 e6',
  ),
  meadows: sketch(
    `A 244 166, a1 276 92, a2 354 50, a3 470 36, a4 586 64, a5 654 150, B 652 276, P 364 272
     b1 156 168, b2 76 236, b3 36 340, C 40 446, Q 322 452, c1 668 380, c2 654 490, c3 596 574, D 478 612
     d1 424 646, E 414 706, F 106 812, d2 46 740, d3 22 640, d4 24 530, m1 262 742
     e1 520 680, e2 616 716, e3 652 806, e4 604 906, e5 480 956, e6 357 962, e7 222 942, e8 134 892`,
    'A a1 a2 a3 a4 a5 B P',
    'A P Q C b3 b2 b1',
    'P B c1 c2 c3 D Q',
    'C Q D d1 E m1 F d2 d3 d4',
    'F m1 E e1 e2 e3 e4 e5 e6 e7 e8',
  ),
  'red-forest': sketch(
    `A 68 330, a1 60 220, a2 124 110, a3 230 46, a4 345 28, a5 480 40, a6 590 92, a7 622 176, a8 540 232, B 420 306, m1 250 344
     b1 368 390, b2 366 470, C 400 546, D 88 704, b3 40 620, b4 28 510, b5 40 410, m2 250 606
     c1 480 512, c2 590 530, c3 654 606, c4 662 730, c5 612 856, c6 500 940, c7 344 964, c8 206 918, c9 118 822`,
    'A a1 a2 a3 a4 a5 a6 a7 a8 B m1',
    'A m1 B b1 b2 C m2 D b3 b4 b5',
    'D m2 C c1 c2 c3 c4 c5 c6 c7 c8 c9',
  ),
  citadel: sketch(
    `A 482 104, a1 400 56, a2 290 40, a3 172 76, a4 78 170, a5 40 300, a6 66 430, a7 150 516, B 262 560, m1 372 340
     b1 580 130, b2 650 230, b3 672 370, b4 668 520, b5 628 650, b6 530 736, b7 426 706, b8 334 630
     c1 70 696, c2 160 640, c3 262 658, c4 344 722, c5 368 810, c6 318 900, c7 210 946, c8 100 908, c9 40 810`,
    'A m1 B a7 a6 a5 a4 a3 a2 a1',
    'A b1 b2 b3 b4 b5 b6 b7 b8 B m1',
    'c1 c2 c3 c4 c5 c6 c7 c8 c9',
  ),
  'ice-peaks': sketch(
    `A 38 288, a1 34 180, a2 106 82, a3 222 36, a4 345 46, a5 446 104, B 488 206, m1 340 224, m2 190 262
     b1 66 372, b2 162 428, b3 280 452, b4 386 414, b5 462 340, b6 496 270
     c1 424 454, c2 484 392, c3 578 366, c4 656 420, c5 670 530, c6 616 622, c7 520 640, c8 442 586, c9 408 520
     D 96 812, d1 38 740, d2 34 640, d3 100 546, d4 210 506, d5 322 532, d6 392 606, E 424 690, m3 262 730
     e1 520 690, e2 620 756, e3 640 856, e4 556 940, e5 420 968, e6 260 946, e7 140 892`,
    'A a1 a2 a3 a4 a5 B m1 m2',
    'A m2 m1 B b6 b5 b4 b3 b2 b1',
    'c1 c2 c3 c4 c5 c6 c7 c8 c9',
    'D d1 d2 d3 d4 d5 d6 E m3',
    'D m3 E e1 e2 e3 e4 e5 e6 e7',
  ),
  'tall-islands': sketch(
    `a1 406 190, a2 480 104, a3 590 96, a4 662 190, a5 660 330, a6 590 422, a7 476 424, a8 396 330
     b1 30 330, b2 70 204, b3 170 140, b4 276 176, b5 322 290, b6 308 420, b7 220 508, b8 100 490, b9 42 420
     c1 196 660, c2 262 576, c3 390 530, c4 530 552, c5 630 640, c6 648 760, c7 580 872, c8 430 930, c9 280 904, c10 196 800`,
    'a1 a2 a3 a4 a5 a6 a7 a8',
    'b1 b2 b3 b4 b5 b6 b7 b8 b9',
    'c1 c2 c3 c4 c5 c6 c7 c8 c9 c10',
  ),
  volcano: sketch(
    `A 184 52, a1 262 28, a2 346 50, a3 402 122, a4 392 206, a5 320 262, B 232 288
     b1 196 344, b2 118 356, b3 46 310, b4 22 212, b5 46 118, b6 112 66
     C 372 326, c1 432 250, c2 474 170, c3 536 86, c4 620 96, c5 666 190, c6 668 300, D 664 396, P 446 410
     E 446 596, e1 392 566, F 348 590, G 62 494, e2 112 432, e3 220 400, e4 306 366
     f1 676 500, f2 670 610, f3 622 716, f4 540 752, f5 470 696
     H 52 736, h1 24 640, h2 32 560, J 402 710, h3 386 646
     j1 452 780, j2 444 876, j3 360 944, j4 240 962, j5 130 926, j6 60 840`,
    'A a1 a2 a3 a4 a5 B',
    'A B b1 b2 b3 b4 b5 b6',
    'C c1 c2 c3 c4 c5 c6 D P',
    'P D f1 f2 f3 f4 f5 E',
    'C P E e1 F G e2 e3 e4',
    'G F h3 J H h1 h2',
    'H J j1 j2 j3 j4 j5 j6',
  ),
}
