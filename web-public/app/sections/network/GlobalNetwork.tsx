import type { MediaBlock } from '../blocks/mediaBlock.ts'
import { Split } from '../blocks/Split.tsx'
import { NetworkMap } from './NetworkMap.tsx'
import type { NetworkMapData } from './readNetwork.ts'
import styles from './NetworkMap.module.css'

interface GlobalNetworkProps {
  block: MediaBlock | undefined
  map: NetworkMapData | undefined
  anchor?: string
}

export function GlobalNetwork({ block, map, anchor }: GlobalNetworkProps) {
  if (!block && !map) return null
  return (
    <div id={anchor} className={styles['ground']} data-mapped={map ? true : undefined}>
      {block && <Split block={block} media={block.media} mobile={block.mobileMedia ?? null} isDark />}
      {map && (
        <section className={`section on-dark ${styles['map']}`} data-below={block ? true : undefined}>
          <NetworkMap map={map} />
        </section>
      )}
    </div>
  )
}
