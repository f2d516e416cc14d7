import { useRef } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { TreeBelow } from '../../../core/records/routePaths.ts'
import { dropAt } from '../../../fields/nested/useDragOrder.ts'
import { RowTitles } from '../RowTitles.tsx'
import type { Line } from '../sequence.ts'
import type { Arrangement } from '../useArrangement.ts'
import { lineKey } from './treeKeys.ts'
import { TreeCells, type RowTools } from './TreeCells.tsx'
import { useRowTools } from './useRowTools.tsx'
import { useTree, type Tree } from './useTree.ts'
import arranging from '../Arrange.module.css'
import classes from './Tree.module.css'

/** True if visitors do not see the children of a record. */
const hidesTree = ({ list: { opensTree } }: ContentType, row: ListRow): boolean =>
  opensTree !== undefined && row[opensTree.field] !== opensTree.value

interface LineProps {
  tree: Tree
  line: Line
  index: number
  count: number
  row: ListRow | undefined
  tools: RowTools
  isBranch: boolean
}

function Chevron({ tree, line, isShown }: Pick<LineProps, 'tree' | 'line'> & { isShown: boolean }) {
  const isOpen = tree.isOpen(line.id)
  if (!isShown) return <span className={classes['chevron']} />
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the line has the keys
    <span
      className={classes['chevron']}
      data-open={isOpen || undefined}
      aria-hidden="true"
      onClick={() => tree.setOpen(line.id, !isOpen)}
    >
      <Icon name="chevron" size={15} />
    </span>
  )
}

function TreeLine({ tree, line, index, count, row, tools, isBranch }: LineProps) {
  const t = useTextsOf(arrangeTexts)
  const { drag, lines } = tree
  const isTop = line.parentId === undefined
  const at = lines.findIndex((one) => lineKey(one) === lineKey(line))
  const isCurrent = tree.current !== undefined && lineKey(tree.current) === lineKey(line)
  const dragged = isTop ? drag.branches?.from === index : drag.leaves?.from === at
  return (
    <div
      role="row"
      className={classes['line']}
      data-line
      data-key={lineKey(line)}
      data-below={!isTop || undefined}
      data-dragged={dragged || undefined}
      data-drop={dropAt(drag.leaves, at)}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={isTop ? 1 : 2}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-expanded={isBranch ? tree.isOpen(line.id) : undefined}
      onFocus={() => tree.setChosen(lineKey(line))}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget || event.altKey) tree.onKeyDown(line, event)
      }}
    >
      <span role="gridcell" className={classes['title']}>
        <span
          className={arranging['handle']}
          aria-hidden="true"
          onPointerDown={(event) => drag.start(lines[at] ?? line, event)}
        >
          <Icon name="menu" size={16} />
        </span>
        <Chevron tree={tree} line={line} isShown={isBranch} />
        {row && <RowTitles row={row} />}
        {row && isBranch && hidesTree(tools.type, row) && (
          <Badge tone="soon">{t('arrange.treeHidden')}</Badge>
        )}
      </span>
      {row && <TreeCells row={row} title={tree.titleOf(line)} tools={tools} isCurrent={isCurrent} />}
    </div>
  )
}

interface GroupProps {
  work: Arrangement
  tree: Tree
  below: TreeBelow
  parentId: number
  ids: readonly number[]
}

function Below({ work, tree, below, parentId, ids }: GroupProps) {
  const { tools, dialog } = useRowTools({
    type: below.type,
    list: below.list(parentId),
    apiUrl: below.api(parentId),
  })
  return (
    <>
      {ids.map((id, index) => (
        <TreeLine
          key={id}
          tree={tree}
          line={{ id, parentId }}
          index={index}
          count={ids.length}
          row={work.below.get(id)}
          tools={tools}
          isBranch={false}
        />
      ))}
      {dialog}
    </>
  )
}

interface Props {
  type: ContentType
  list: string
  apiUrl: string
  tree: TreeBelow
  work: Arrangement
}

export function ArrangeTree({ type, list, apiUrl, tree: below, work }: Props) {
  const t = useTextsOf(arrangeTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const tree = useTree(work, box)
  const { tools, dialog } = useRowTools({ type, list, apiUrl, addTo: below })
  const { sequence, rows } = work
  const isDragging = tree.drag.branches !== undefined || tree.drag.leaves !== undefined
  return (
    <>
      <p className={arranging['hint']}>{t('arrange.treeHint')}</p>
      <div
        ref={box}
        role="treegrid"
        aria-label={type.plural[language]}
        className={arranging['list']}
        data-dragging={isDragging || undefined}
      >
        {sequence.map((branch, index) => (
          <div
            key={branch.id}
            role="rowgroup"
            className={classes['branch']}
            data-item={branch.id}
            data-drop={dropAt(tree.drag.branches, index)}
          >
            <TreeLine
              tree={tree}
              line={{ id: branch.id, parentId: undefined }}
              index={index}
              count={sequence.length}
              row={rows.get(branch.id)}
              tools={tools}
              isBranch={branch.below.length > 0}
            />
            {tree.isOpen(branch.id) && branch.below.length > 0 && (
              <Below work={work} tree={tree} below={below} parentId={branch.id} ids={branch.below} />
            )}
          </div>
        ))}
      </div>
      {dialog}
      <p className="visuallyHidden" role="status">
        {tree.spoken}
      </p>
    </>
  )
}
