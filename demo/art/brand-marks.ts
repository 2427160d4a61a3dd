import type { BrandKey } from './brands.ts'
import { palette } from './palette.ts'
import { disc, flatShape } from './pen.ts'

/** Each brand's mark in an 88 by 88 square, drawn with fills only. */
export const brandMarks: Readonly<Record<BrandKey, string>> = {
  ridgeline:
    flatShape('M0 66L28 18l16 26 12-18 32 40z', palette.ink) +
    flatShape('M0 76h88v10H0z', palette.red) +
    flatShape('M28 18l9 15-7 6-6-5-7 5-4-4z', palette.steelLight),
  kestrel:
    flatShape('M4 30q34-26 80-18-26 8-36 24 18-6 36 0-30 6-44 26-8 12-24 18 6-16 2-26-4-12-14-24z', palette.red) +
    flatShape('M14 34l-14 6 14 4z', palette.gold),
  voltquell:
    flatShape('M44 0q36 40 36 58a36 30 0 0 1-72 0Q8 40 44 0z', palette.blue) +
    flatShape('M50 24L26 58h14l-4 22 26-36H48z', palette.lime),
  harrowgate:
    flatShape('M8 8h20v28h32V8h20v72H60V54H28v26H8z', palette.ink) +
    flatShape('M0 40h88v4H0zM0 48h88v4H0z', palette.lime),
  oakhelm:
    flatShape('M8 62q-4-54 36-54t36 54z', palette.green) +
    flatShape('M0 66h88l-8 14H8z', palette.ink) +
    flatShape('M40 8h8v54h-8z', palette.white) +
    flatShape('M26 34q18-14 36 0v10q-18-12-36 0z', palette.white),
  nordbrise:
    flatShape('M0 34h30v20H0z', palette.ink) +
    flatShape('M34 28l16-8v48l-16-8z', palette.ink) +
    flatShape('M54 14l34-12v12L54 28zM54 38h34v12H54zM54 60l34 14v12L54 74z', palette.blue),
  'calder-finch':
    flatShape('M44 2a42 42 0 1 0 0 84 42 42 0 0 0 0-84zm0 16a26 26 0 1 1 0 52 26 26 0 0 1 0-52z', palette.brass) +
    flatShape('M36 0h16v14H36zM36 74h16v14H36zM0 36h14v16H0zM74 36h14v16H74z', palette.ink) +
    flatShape('M32 48q12-22 28-10l6-2-4 8q-4 18-24 14z', palette.ink),
  foamcroft:
    disc(28, 56, 26, palette.sky) +
    disc(60, 48, 28, palette.blue) +
    disc(34, 22, 18, palette.navy) +
    flatShape('M8 82h72v6H8z', palette.ink),
  emberfield:
    flatShape('M0 0h88v88H0z', palette.ink) +
    flatShape('M20 80q-8-30 16-50 2 12 10 14 0-22 18-34 0 20 10 32 10 20-4 38z', palette.orange) +
    flatShape('M34 80q-4-16 8-26 4 8 8 8 2-8 6-12 10 16 4 30z', palette.yellow),
  larkbeam:
    flatShape('M0 30h22l14-12v52L22 58H0z', palette.ink) +
    flatShape('M42 24l46-22v18L42 34zM42 38l46-8v28l-46-8zM42 54l46 14v18L42 64z', palette.yellow),
  halewind: flatShape(
    'M6 22h48a10 10 0 1 0-10-12H34a20 20 0 1 1 20 22H6zM0 40h66a20 20 0 1 1-20 20h10a10 10 0 1 0 10-10H0zM12 58h26v10H12z',
    palette.blue,
  ),
  trussbeck:
    flatShape('M0 78L40 6h8l40 72v8H0zM20 74h48L44 32z', palette.yellow) +
    flatShape('M0 80h88v8H0z', palette.ink) +
    flatShape('M40 44h8v36h-8z', palette.ink),
  highstave:
    flatShape('M12 0h12v88H12zM64 0h12v88H64z', palette.red) +
    flatShape('M24 12h40v8H24zM24 32h40v8H24zM24 52h40v8H24zM24 72h40v8H24z', palette.ink),
  carrowmed:
    flatShape('M30 0h28v30h30v28H58v30H30V58H0V30h30z', palette.green) +
    flatShape('M8 48h20l8-20 12 36 10-26 6 10h18v-6H68l-10-18-10 26-12-36-12 28H8z', palette.white),
  pikestone:
    flatShape('M0 88L60 28l8 8L8 96z', palette.wood) +
    flatShape('M44 8q20-14 40 4 10 22-4 40l-16-16q-8-14-20-28z', palette.ink) +
    flatShape('M44 8L30 22l20 4z', palette.steelDark),
}
