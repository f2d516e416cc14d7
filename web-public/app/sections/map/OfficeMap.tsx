import { GRID, landPath, placeOn } from './grid.ts'
import styles from './OfficeMap.module.css'

export interface MapOffice {
  city: string
  latitude: number | null
  longitude: number | null
}

const LAND_PATH = landPath()

interface OfficeMapProps {
  offices: readonly MapOffice[]
  /** What the picture shows, for those who do not see it. */
  label: string
}

/** Offices with a place on the map, with the number that each has in the list. */
const placed = (offices: readonly MapOffice[]) =>
  offices.flatMap(({ city, latitude, longitude }, index) => {
    const at = latitude === null || longitude === null ? undefined : placeOn({ latitude, longitude })
    return at ? [{ city, number: index + 1, ...at }] : []
  })

/**
 * The archipelago in dots with a numbered mark for each office: a drawing in the page, so that nobody else learns who looks at it.
 * Nothing where no office has coordinates on it; the list beside it has everything that the picture shows.
 */
export function OfficeMap({ offices, label }: OfficeMapProps) {
  const marks = placed(offices)
  if (marks.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${GRID.width} ${GRID.height}`}
      className={styles['map']}
      role="img"
      aria-label={`${label}: ${marks.map(({ city }) => city).join(', ')}`}
    >
      <path d={LAND_PATH} className={styles['land']} />
      {marks.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle className={styles['mark']} />
          <text className={styles['number']} dy="0.36em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
