import type { KeyboardEvent } from 'react'
import type { MediaRow } from '@flou/shared/api.ts'
import { isTooSmall, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import { hasMissingAltTexts } from '@flou/shared/media/media.ts'
import { Thumbnail } from './Thumbnail.tsx'
import type { RowSelection } from '../../../ui/table/useRowSelection.ts'
import { SelectBox } from '../../../ui/table/Selection.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import classes from './Library.module.css'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export interface FilesProps {
  label: string
  files: readonly MediaRow[]
  selection?: RowSelection<MediaRow>
  picked?: number | undefined
  shape?: PictureShape | undefined
  onOpen: (row: MediaRow) => void
  onTake?: ((row: MediaRow) => void) | undefined
}

function neighbour(tiles: readonly HTMLElement[], at: number, key: string): number | undefined {
  const top = tiles[0]?.offsetTop
  const columns = tiles.findIndex(({ offsetTop }) => offsetTop !== top)
  const row = columns < 1 ? tiles.length : columns
  const OFFSETS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }
  const offset = OFFSETS[key]
  return offset === undefined ? undefined : at + offset
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  const at = tiles.findIndex((tile) => tile === event.target)
  const next = at < 0 ? undefined : neighbour(tiles, at, event.key)
  if (next === undefined) return
  event.preventDefault()
  tiles[next]?.focus()
}

type TileProps = Omit<FilesProps, 'label' | 'files'> & { file: MediaRow }

function Marks({ file, shape }: Pick<TileProps, 'file' | 'shape'>) {
  const t = useTextsOf(mediaTexts)
  const fieldText = useTextsOf(fieldTexts)
  return (
    <span className={classes.mark}>
      {shape && isTooSmall(file, shape) && <Badge tone="soon">{fieldText('media.tooSmall')}</Badge>}
      {hasMissingAltTexts(file) && <Badge tone="soon">{t('noAlt')}</Badge>}
    </span>
  )
}

function Tile({ file, selection, picked, shape, onOpen, onTake }: TileProps) {
  const t = useTextsOf(mediaTexts)
  const { id, name } = file
  const isPicked = picked === id || selection?.rows.has(id) === true
  return (
    <li className={classes.tile} data-picked={isPicked || undefined}>
      <button
        type="button"
        className={classes.open}
        data-tile
        aria-pressed={onTake ? isPicked : undefined}
        aria-label={onTake ? undefined : t('openOf', { name })}
        onClick={() => onOpen(file)}
        onDoubleClick={() => onTake?.(file)}
      >
        <Thumbnail file={file} />
        <span className={classes.name}>{name}</span>
      </button>
      <Marks file={file} shape={shape} />
      {selection && (
        <span className={classes.check}>
          <SelectBox
            label={t('selectOf', { name })}
            isChecked={isPicked}
            onToggle={(isRange) => selection.toggle(file, isRange)}
          />
        </span>
      )}
    </li>
  )
}

export function FileGrid({ label, files, ...tile }: FilesProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move among the buttons in it
    <ul className={classes.grid} aria-label={label} onKeyDown={moveFocus}>
      {files.map((file) => (
        <Tile key={file.id} file={file} {...tile} />
      ))}
    </ul>
  )
}
