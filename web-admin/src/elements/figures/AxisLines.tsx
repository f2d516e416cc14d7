import classes from './Figures.module.css'

interface Props {
  /** The values that have a line. */
  ticks: readonly number[]
  /** How far down a value is. */
  yOf: (value: number) => number
  /** Where the lines begin and end; their values are written before them. */
  left: number
  right: number
  textOf?: (value: number) => string
}

/** The horizontal lines of a chart with their values; a part of its `svg`. */
export function AxisLines({ ticks, yOf, left, right, textOf = String }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={yOf(tick)} y2={yOf(tick)} className={classes.grid} />
      <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
        {textOf(tick)}
      </text>
    </g>
  ))
}
