import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import classes from '../../../ui/figures/Figures.module.css'

const WIDTH = 420
const ROW = 44
const BAR = 14

interface Props {
  deciders: ChangeRequestStatistics['deciders']
  label: string
}

export function LoadChart({ deciders, label }: Props) {
  const most = Math.max(...deciders.map(({ approved, rejected }) => approved + rejected))
  const lengthOf = (count: number) => ((WIDTH - 44) * count) / most
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${deciders.length * ROW}`}
      className={classes.chart}
      role="img"
      aria-label={label}
    >
      {deciders.map(({ person, approved, rejected }, index) => {
        const y = index * ROW
        const total = approved + rejected
        return (
          <g key={person.id}>
            <text x={0} y={y + 14} className={classes.name}>
              {person.name}
            </text>
            <rect x={0} y={y + 20} width={lengthOf(approved)} height={BAR} className={classes.main} />
            <rect
              x={lengthOf(approved)}
              y={y + 20}
              width={lengthOf(rejected)}
              height={BAR}
              className={classes.negative}
            />
            <text x={lengthOf(total) + 8} y={y + 20 + BAR - 2} className={classes.value}>
              {total}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
