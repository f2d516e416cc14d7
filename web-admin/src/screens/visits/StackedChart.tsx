import { useMediaQuery } from '@mantine/hooks'
import { axisFor, ticksOf } from '../workflow/figures/scale.ts'
import classes from './Visits.module.css'

/** Measures of the drawing, so that its words are as large as those around it: on a desk, on a phone. */
const WIDE = { width: 960, height: 260, dates: 8 }
const NARROW = { width: 350, height: 220, dates: 3 }
type Size = typeof WIDE
const BOX = { left: 52, right: 8, top: 12, bottom: 28 } as const
/** The part of a bar's room that is left free. */
const GAP = 0.25

/** A bar: a count below, and another one above it. */
export interface StackedBar {
  name: string
  low: number
  high: number
}

interface Props {
  bars: readonly StackedBar[]
  label: string
  numberOf: (count: number) => string
}

/** Where the chart puts things. */
function placesOf(bars: readonly StackedBar[], { width, height }: Size) {
  const axis = axisFor(Math.max(...bars.map(({ low, high }) => low + high)))
  const inner = height - BOX.top - BOX.bottom
  const room = (width - BOX.left - BOX.right) / bars.length
  return {
    axis,
    width: room * (1 - GAP),
    xOf: (index: number) => BOX.left + room * (index + GAP / 2),
    heightOf: (count: number) => (inner * count) / axis.end,
  }
}

/** Which bars are named below the chart: the last, and as many before it as fit. */
const isNamed = (index: number, count: number, most: number) =>
  (count - 1 - index) % Math.ceil(count / most) === 0

/** Counts over time: a bar for each day or week, of two parts. The table beside it says the same. */
export function StackedChart({ bars, label, numberOf }: Props) {
  const size = useMediaQuery('(max-width: 600px)') ? NARROW : WIDE
  const { axis, width, xOf, heightOf } = placesOf(bars, size)
  const ground = size.height - BOX.bottom
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.chart} role="img" aria-label={label}>
      {ticksOf(axis).map((tick) => (
        <g key={tick}>
          <line
            x1={BOX.left}
            x2={size.width - BOX.right}
            y1={ground - heightOf(tick)}
            y2={ground - heightOf(tick)}
            className={classes.grid}
          />
          <text x={BOX.left - 8} y={ground - heightOf(tick) + 4} textAnchor="end">
            {numberOf(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ name, low, high }, index) => (
        <g key={name}>
          <title>{`${name}: ${numberOf(low + high)}`}</title>
          <rect
            x={xOf(index)}
            y={ground - heightOf(low)}
            width={width}
            height={heightOf(low)}
            className={classes.english}
          />
          <rect
            x={xOf(index)}
            y={ground - heightOf(low + high)}
            width={width}
            height={heightOf(high)}
            className={classes.indonesian}
          />
          {isNamed(index, bars.length, size.dates) && (
            <text x={xOf(index) + width / 2} y={size.height - 8} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
