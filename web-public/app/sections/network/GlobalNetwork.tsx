import type { Part } from '../blocks/part.ts'
import { Split } from '../blocks/Split.tsx'
import { NetworkMap } from './NetworkMap.tsx'
import type { NetworkMapData } from './readNetwork.ts'
import styles from './NetworkMap.module.css'

interface GlobalNetworkProps {
  /** Heading, text, points, buttons and picture above the map; nothing where nobody wrote one. */
  block: Part | undefined
  map: NetworkMapData | undefined
  /** Where links lead that name the block. */
  anchor?: string
}

/** The network on one dark ground: what is said of it, then the map of its places. */
export function GlobalNetwork({ block, map, anchor }: GlobalNetworkProps) {
  if (!block && !map) return null
  return (
    <div id={anchor} className={styles['ground']}>
      {block && <Split block={block} media={block.media} mobile={block.mobileMedia ?? null} isDark />}
      {map && (
        <section className={`section on-dark ${styles['map']}`} data-below={block ? true : undefined}>
          <NetworkMap map={map} />
        </section>
      )}
    </div>
  )
}
