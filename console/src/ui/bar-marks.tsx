/** The marks of a bar chart, as parts of an SVG. */
import type { ReactNode } from 'react'
import classes from './bar-chart.module.css'
import { labelledBars } from './bar-scale.ts'

/** One stack of values. */
export interface Bar {
  /** Under the axis, short. */
  readonly label: string
  /** In the table and when the bar is pointed at. */
  readonly name: string
  /** One for each series, from the bottom up; none is negative. */
  readonly values: readonly number[]
}

/** What one part of each stack stands for. */
export interface Series {
  readonly name: string
  readonly tone: 'accent' | 'quiet' | 'warning' | 'failure'
}

/** Pixels: the plot without the labels under it, those labels, and the room for the values beside it. */
export const PLOT = 168
export const LABELS = 24
export const VALUES = 52
const LABEL_WIDTH = 52

/** The colour of a part; failures are hatched too, so that colour is not all that tells them. */
export function fillOf(
  tone: Series['tone'],
  hatch: string,
): { readonly fill: string } | { readonly className: string } {
  return tone === 'failure' ? { fill: `url(#${hatch})` } : { className: classes[tone] ?? '' }
}

/** What failures are filled with. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <svg className={classes.unseen} aria-hidden="true">
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={classes.failure} width="5" height="5" />
        <rect className={classes.stripe} width="1.5" height="5" />
      </pattern>
    </svg>
  )
}

interface AxisProps {
  readonly marks: readonly number[]
  readonly top: number
  readonly width: number
  readonly format: (value: number) => string
}

/** Lines at round values, with what they stand for. */
export function Axis({ marks, top, width, format }: AxisProps): ReactNode {
  return marks.map(mark => {
    const y = PLOT - (mark / top) * (PLOT - 10) + 0.5
    return (
      <g key={mark}>
        <line className={mark === 0 ? classes.base : classes.line} x1={VALUES} x2={width} y1={y} y2={y} />
        <text className={classes.mark} x={VALUES - 8} y={y + 4} textAnchor="end">
          {format(mark)}
        </text>
      </g>
    )
  })
}

interface StackProps {
  readonly bar: Bar
  readonly series: readonly Series[]
  readonly top: number
  readonly x: number
  readonly step: number
  readonly active: boolean
  /** The id of what failures are filled with. */
  readonly hatch: string
}

/** One bar, with its parts on top of each other. */
export function Stack({ bar, series, top, x, step, active, hatch }: StackProps): ReactNode {
  const gap = step > 8 ? 3 : 1
  let below = PLOT
  return (
    <g>
      {active && <rect className={classes.active} x={x} y={0} width={step} height={PLOT} />}
      {series.map(({ name, tone }, index) => {
        const value = bar.values[index] ?? 0
        if (value === 0) return null
        // What is there can be seen, however small it is.
        const height = Math.max((value / top) * (PLOT - 10), 2)
        below -= height
        return (
          <rect
            key={name}
            x={x + gap / 2}
            y={below}
            width={Math.max(step - gap, 1)}
            height={height}
            {...fillOf(tone, hatch)}
          />
        )
      })}
    </g>
  )
}

/** What stands under the axis. */
export function Labels({ bars, step }: { readonly bars: readonly Bar[]; readonly step: number }): ReactNode {
  const labelled = labelledBars(bars.length, step, LABEL_WIDTH)
  return bars.map(({ label, name }, index) =>
    labelled.has(index) ? (
      <text
        key={name}
        className={classes.label}
        x={VALUES + (index + (index === bars.length - 1 ? 1 : 0.5)) * step}
        y={PLOT + 18}
        textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
      >
        {label}
      </text>
    ) : null,
  )
}
