/** A knife and a cutting board. */
import { ginkgo } from './patterns.ts'
import { board, cast, grain, ground, type Motif, windowLight } from './set.ts'
import { circle, DOWN, ellipse, group, path, placed, rect, stroke, times } from './sheet.ts'

/** A kitchen knife beside a cut leek. */
export const knife: Motif = sheet => {
  const blade = 'M300 430H822C812 500 760 560 700 572H318Q300 572 300 552z'
  const edge = 'M300 540Q560 556 806 492C784 540 744 564 700 572H318Q300 572 300 552z'
  const handle = 'M22 436Q20 424 36 424H292V492H40Q22 492 22 478z'
  return (
    ground(sheet, '#56646b', '#39454b') +
    placed(
      [500, 520, -24],
      placed(
        [-450, -500],
        cast(sheet, path(blade + handle, '#000'), 20, 30, 16, 0.5),
        path(handle, sheet.linear(DOWN, ['#a8743f', '#85552b', '#5a3617'])),
        group({ 'clip-path': sheet.clip(path(handle, '#000')) }, grain([22, 424, 280, 70], '#4a2a11', 3, 9)),
        rect(268, 420, 36, 76, sheet.linear(DOWN, ['#59504a', '#221d1a']), 4),
        path(blade, sheet.linear(DOWN, ['#b9c2c7', '#8f9aa1', '#d8dfe2'])),
        path(edge, sheet.linear(DOWN, ['#eef3f5', '#ffffff', '#c3ccd1'])),
        stroke('M304 541Q560 557 804 493', '#7d8990', 2.5, { opacity: 0.7 }),
        path('M420 430L520 430L470 548L380 548z', '#ffffff', { opacity: 0.28 }),
        path('M560 430L590 430L546 548L516 548z', '#ffffff', { opacity: 0.28 }),
        stroke('M346 470h26m-13-13v26M346 500h26', '#66727a', 4, { opacity: 0.8 }),
      ),
    ) +
    placed(
      [700, 800, -24],
      cast(sheet, rect(-30, -32, 330, 64, '#000', 30), 12, 18, 12, 0.4),
      rect(0, -32, 340, 64, sheet.linear(DOWN, ['#f3f6e2', '#d5e0b4', '#a3b982']), 10),
      times(5, index => stroke(`M${30 + index * 66} -20q20 20 0 42`, '#a9bf84', 3, { opacity: 0.5 })),
    ) +
    times(4, index =>
      placed(
        [640 - index * 66, 846 + (index % 2) * 34],
        cast(sheet, circle(0, 0, 32, '#000'), 8, 12, 8, 0.4),
        circle(0, 0, 32, '#cfdcab'),
        circle(0, 0, 25, '#f4f7e4'),
        circle(0, 0, 17, '#b9cc90'),
        circle(0, 0, 9, '#f1f5dc'),
      ),
    )
  )
}

/** A cutting board of ginkgo wood, with its leaves. */
export const ginkgoBoard: Motif = sheet => {
  const shape = rect(-390, -240, 780, 480, '#000', 36)
  const fallen: readonly (readonly [number, number, number, number])[] = [
    [170, 200, -30, 1],
    [250, 130, 40, 0.7],
    [850, 830, 140, 1.05],
    [760, 900, 60, 0.7],
    [880, 720, 210, 0.62],
  ]
  return (
    ground(sheet, '#8b9a86', '#667461') +
    windowLight(sheet, 480, 40, 1.1, 0.2) +
    placed(
      [500, 510, -14],
      cast(sheet, shape, 22, 34, 20, 0.45),
      rect(-390, -226, 780, 480, '#b88d55', 36),
      board(sheet, [-390, -240, 780, 480], ['#f3dca9', '#dfbd80', '#b98d4e'], {
        radius: 36,
        seed: 12,
        lines: 20,
      }),
      ellipse(300, 150, 30, 16, '#a8773d', { opacity: 0.75 }),
      ellipse(300, 150, 16, 8, '#7a5225', { opacity: 0.7 }),
      stroke('M240 150q60-44 124 0q-60 44-124 0', '#b98d4e', 4, { opacity: 0.6 }),
      circle(-330, -180, 24, '#667461'),
      stroke('M-350 -168a24 24 0 0 1 20 -36', '#8f6a36', 5, { opacity: 0.7 }),
    ) +
    fallen
      .map(
        ([x, y, turn, scale]) =>
          cast(sheet, ginkgo(x, y, turn, scale, '#000', '#000'), 7, 11, 6, 0.35) +
          ginkgo(x, y, turn, scale, '#f0c543', '#c8932a'),
      )
      .join('')
  )
}
