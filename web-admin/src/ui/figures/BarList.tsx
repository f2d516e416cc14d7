import classes from './Figures.module.css'

export interface Bar {
  name: string
  value: number
  text: string
}

export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  return (
    <ul className={classes.bars}>
      {bars.map(({ name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{text}</span>
          <meter min={0} max={most} value={value} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
