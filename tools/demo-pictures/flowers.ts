/** Wild flowers. */
import { leaf } from './patterns.ts'
import { gleam, type Motif, room, shadow, windowLight } from './set.ts'
import { ACROSS, circle, DOWN, ellipse, group, path, placed, type Sheet, stroke, times } from './sheet.ts'

interface Flower {
  readonly x: number
  readonly y: number
  readonly kind: 'daisy' | 'bell' | 'grass' | 'thistle' | 'cosmos'
}

function bloom(sheet: Sheet, { x, y, kind }: Flower, index: number): string {
  const petals = (count: number, length: number, width: number, fill: string, heart: string, r: number) =>
    placed(
      [x, y, index * 23],
      times(count, petal =>
        placed([0, 0, (petal * 360) / count], ellipse(0, -length * 0.62, width, length * 0.5, fill)),
      ),
      circle(0, 0, r, heart),
      circle(-r * 0.3, -r * 0.3, r * 0.4, '#ffffff', { opacity: 0.4 }),
    )
  if (kind === 'daisy') return petals(13, 56, 9, '#ffffff', '#f0b429', 17)
  if (kind === 'cosmos') return petals(8, 78, 22, index % 2 === 0 ? '#e88fa6' : '#f3b6c4', '#f4c95d', 14)
  if (kind === 'thistle')
    return placed(
      [x, y, index * 9 - 30],
      path('M-24 20Q0 50 24 20L18-6H-18z', '#6d8c52'),
      times(15, spike =>
        stroke(
          `M${(spike - 7) * 2.2} 0L${(spike - 7) * 6.5} ${-54 + Math.abs(spike - 7) * 2}`,
          spike % 2 === 0 ? '#9467a8' : '#b38cc4',
          6,
        ),
      ),
    )
  if (kind === 'bell')
    return times(3, bell =>
      placed(
        [x + bell * 22 - 22, y + bell * 44 - 40, bell * 14 - 24],
        path(
          'M-20-24Q-26 10-30 26L-14 18L0 30L14 18L30 26Q26 10 20-24Q0-40-20-24z',
          sheet.linear(DOWN, ['#8fa3dc', '#5f74bd']),
        ),
      ),
    )
  return times(11, seed =>
    placed(
      [x - 2 + (seed % 2 === 0 ? 12 : -12), y + seed * 13 - 60, seed % 2 === 0 ? 36 : -36],
      ellipse(0, 0, 8, 17, '#d9bf7a'),
    ),
  )
}

const FLOWERS: readonly Flower[] = [
  { x: 330, y: 150, kind: 'grass' },
  { x: 690, y: 130, kind: 'grass' },
  { x: 250, y: 290, kind: 'bell' },
  { x: 760, y: 270, kind: 'thistle' },
  { x: 480, y: 140, kind: 'thistle' },
  { x: 400, y: 270, kind: 'cosmos' },
  { x: 600, y: 230, kind: 'cosmos' },
  { x: 530, y: 350, kind: 'daisy' },
  { x: 680, y: 360, kind: 'daisy' },
  { x: 340, y: 390, kind: 'daisy' },
  { x: 450, y: 430, kind: 'cosmos' },
  { x: 610, y: 450, kind: 'bell' },
]

/** Wild flowers in a cup. */
export const wildFlowers: Motif = sheet => {
  const cup = 'M350 600H650L622 830Q618 860 580 860H420Q382 860 378 830z'
  const stems = FLOWERS.map(({ x, y }) =>
    stroke(`M500 700Q${500 + (x - 500) * 0.3} ${y + 200} ${x} ${y}`, '#5f8248', 8),
  ).join('')
  const leaves = times(9, index =>
    leaf(
      500 + (index - 4) * 34,
      600 - Math.abs(index - 4) * 4,
      (index - 4) * 22,
      150 + (index % 3) * 40,
      index % 2 === 0 ? '#7fa05c' : '#5f8248',
    ),
  )
  return (
    room(sheet, ['#f1eadb', '#d8cdb4'], ['#8aa0a6', '#6f888f'], 690) +
    windowLight(sheet, 560, 30, 1, 0.35) +
    shadow(sheet, 512, 858, 160, 36, 1.2) +
    stems +
    leaves +
    FLOWERS.map((flower, index) => bloom(sheet, flower, index)).join('') +
    path(cup, sheet.linear([0.2, 0, 0.8, 1], ['#7d97a8', '#4f6e85', '#2f4a61'])) +
    group(
      { 'clip-path': sheet.clip(path(cup, '#000')) },
      path('M330 590h340v70q-30 40-60 8t-60 20t-70-10t-60 16t-90-30z', '#dbe6ea', {
        opacity: 0.75,
        filter: sheet.blur(5),
      }),
    ) +
    path(
      cup,
      sheet.linear(ACROSS, [
        [0, '#000000', 0.25],
        [0.2, '#ffffff', 0.22],
        [0.45, '#ffffff', 0.02],
        [1, '#000000', 0.36],
      ]),
    ) +
    gleam(sheet, 'M392 650l16 150', 14, 0.5)
  )
}
