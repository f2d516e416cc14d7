import classes from './Figures.module.css'

interface Props {
  ticks: readonly number[]
  yOf: (value: number) => number
  left: number
  right: number
  textOf?: (value: number) => string
}

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
