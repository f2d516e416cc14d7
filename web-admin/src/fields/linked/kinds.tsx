import { imageUrl } from '@flou/shared/bases.ts'
import type { RowReference } from '@flou/shared/api.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { CountCell, TextCell } from '../cells.tsx'
import type { CellProps, FieldKindModule } from '../kindModule.ts'
import { plainText } from '../plainText.ts'
import { referenceColumn } from './referenceColumn.ts'
import classes from '../Cells.module.css'

/** Rows embed titles of pictures and references, so that a list needs one call. */
const isReference = (value: unknown): value is RowReference =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value

function MediaCell({ value }: CellProps) {
  const language = useLanguage()
  if (!isReference(value) || !value.image) return <span className={classes.noPicture} aria-hidden="true" />
  const name = localizedText(value.title, language).text
  return (
    <img
      src={imageUrl(value.image)}
      alt={name}
      width={64}
      height={40}
      loading="lazy"
      className={classes.picture}
    />
  )
}

const ReferenceCell = ({ value, to }: CellProps) => (
  <TextCell value={isReference(value) ? value.title : ''} to={to} />
)

export const media: FieldKindModule = {
  Cell: MediaCell,
  isName: false,
  text: plainText,
  diff: 'pictures',
  grid: undefined,
}

export const mediaList: FieldKindModule = { ...media, Cell: CountCell }

export const reference: FieldKindModule = {
  Cell: ReferenceCell,
  isName: true,
  text: plainText,
  diff: 'records',
  grid: referenceColumn,
}

export const references: FieldKindModule = {
  Cell: CountCell,
  isName: false,
  text: plainText,
  diff: 'records',
  grid: undefined,
}
