import { GRID, landPath, projectToGrid } from './grid.ts'
import styles from './OfficeMap.module.css'

export interface MapOffice {
  city: string
  latitude: number | null
  longitude: number | null
}

const LAND_PATH = landPath()

interface OfficeMapProps {
  offices: readonly MapOffice[]
  label: string
}

const toMarkers = (offices: readonly MapOffice[]) =>
  offices.flatMap(({ city, latitude, longitude }, index) => {
    const at = latitude === null || longitude === null ? undefined : projectToGrid({ latitude, longitude })
    return at ? [{ city, number: index + 1, ...at }] : []
  })

/** Inline map without third-party requests; hidden if no office has coordinates on it. */
export function OfficeMap({ offices, label }: OfficeMapProps) {
  const markers = toMarkers(offices)
  if (markers.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${GRID.width} ${GRID.height}`}
      className={styles['map']}
      role="img"
      aria-label={`${label}: ${markers.map(({ city }) => city).join(', ')}`}
    >
      <path d={LAND_PATH} className={styles['land']} />
      {markers.map(({ number, x, y }) => (
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
