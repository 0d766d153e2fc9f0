/** A small bar chart: read with the eye, with the arrow keys, or as a table. */
import { Table, UnstyledButton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import classes from './bar-chart.module.css'
import {
  Axis,
  type Bar,
  fillOf,
  Hatch,
  LABELS,
  Labels,
  PLOT,
  type Series,
  Stack,
  VALUES,
} from './bar-marks.tsx'
import { valueMarks } from './bar-scale.ts'

/** What a chart shows. */
export interface BarChartProps {
  readonly title: string
  /** What the bars stand for, in a sentence. */
  readonly description: string
  /** Shown while no bar is pointed at, such as the total. */
  readonly summary: string
  readonly bars: readonly Bar[]
  readonly series: readonly Series[]
  /** What one bar stands for: the first heading of the table. */
  readonly barName: string
  readonly format: (value: number) => string
  /** Values beside the axis, where there is little room; `format` if left out. */
  readonly short?: (value: number) => string
  /** Shown in the chart while all values are 0. */
  readonly nothing: string
}

const WORDS = inBoth(
  { table: 'Show as a table', chart: 'Show as a chart', keys: 'The arrow keys go from bar to bar.' },
  { table: '表で見る', chart: 'グラフで見る', keys: '矢印キーで棒を移動できます。' },
)

/** The chart with its title, and a button that turns it into a table of the same height. */
export function BarChart(props: BarChartProps): ReactNode {
  const words = useWords(WORDS)
  const [asTable, setAsTable] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [titleId, hatch] = [useId(), useId()]
  const { title, description, summary, bars, series, format } = props
  const pointed = active === null ? undefined : bars[active]
  return (
    <section className={classes.chart} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <UnstyledButton className={classes.toggle} data-touch onClick={() => setAsTable(!asTable)}>
          {asTable ? words.chart : words.table}
        </UnstyledButton>
      </div>
      <p className={classes.description}>{description}</p>
      <p className={classes.readout}>
        {pointed === undefined ? summary : `${pointed.name} · ${told(pointed, series, format)}`}
      </p>
      <div className={classes.body}>
        {asTable ? (
          <Values {...props} />
        ) : (
          <Plot {...props} active={active} setActive={setActive} hint={words.keys} hatch={hatch} />
        )}
      </div>
      <Hatch id={hatch} />
      {series.length > 1 && <Legend series={series} hatch={hatch} />}
    </section>
  )
}

/** The values of a bar in words. */
function told({ values }: Bar, series: readonly Series[], format: (value: number) => string): string {
  if (series.length === 1) return format(values[0] ?? 0)
  return series.map(({ name }, index) => `${name} ${format(values[index] ?? 0)}`).join(' · ')
}

interface PlotProps extends BarChartProps {
  readonly active: number | null
  readonly setActive: (bar: number | null) => void
  readonly hint: string
  readonly hatch: string
}

function Plot(props: PlotProps) {
  const {
    title,
    description,
    bars,
    series,
    format,
    short = format,
    nothing,
    active,
    setActive,
    hint,
    hatch,
  } = props
  const { ref, width } = useElementSize()
  const marks = valueMarks(Math.max(0, ...bars.map(sum)))
  const top = marks.at(-1) ?? 1
  const step = Math.max(width - VALUES, 0) / Math.max(bars.length, 1)
  const point = (event: PointerEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - VALUES
    const bar = Math.floor(x / step)
    setActive(bar >= 0 && bar < bars.length ? bar : null)
  }
  const at = active ?? bars.length - 1
  const bar = bars[at]
  return (
    <div
      ref={ref}
      className={classes.plot}
      role="slider"
      tabIndex={0}
      aria-label={`${title}. ${description} ${hint}`}
      aria-valuemin={0}
      aria-valuemax={Math.max(bars.length - 1, 0)}
      aria-valuenow={Math.max(at, 0)}
      aria-valuetext={bar && `${bar.name}, ${told(bar, series, format)}`}
      onKeyDown={event => {
        const next = moved(event, at, bars.length)
        if (next === undefined) return
        event.preventDefault()
        setActive(next)
      }}
      onFocus={event => event.currentTarget.matches(':focus-visible') && setActive(at)}
      onBlur={() => setActive(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setActive(null)}
    >
      {width > 0 && (
        <svg width={width} height={PLOT + LABELS} aria-hidden="true">
          <Axis marks={marks} top={top} width={width} format={short} />
          {bars.map((one, index) => (
            <Stack
              key={one.name}
              bar={one}
              series={series}
              top={top}
              x={VALUES + index * step}
              step={step}
              active={index === active}
              hatch={hatch}
            />
          ))}
          <Labels bars={bars} step={step} />
        </svg>
      )}
      {top === 0 || bars.every(one => sum(one) === 0) ? <p className={classes.nothing}>{nothing}</p> : null}
    </div>
  )
}

function sum({ values }: Bar): number {
  return values.reduce((total, value) => total + value, 0)
}

function moved({ key }: KeyboardEvent, from: number, count: number): number | undefined {
  const last = count - 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(from - 1, 0)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(from + 1, last)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

function Legend({ series, hatch }: { readonly series: readonly Series[]; readonly hatch: string }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, tone }) => (
        <li key={name}>
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" {...fillOf(tone, hatch)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Values({ title, bars, series, barName, format }: BarChartProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className={classes.values} role="group" aria-label={title} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{barName}</Table.Th>
            {series.map(({ name }) => (
              <Table.Th key={name} scope="col" className={classes.number}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bars.toReversed().map(({ name, values }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              {series.map((one, index) => (
                <Table.Td key={one.name} className={classes.number}>
                  {format(values[index] ?? 0)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
