import { Badge } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { imageUrl } from '@flou/shared/bases.ts'
import type { RowReference } from '@flou/shared/api.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { listTexts } from '../../../texts/lists.ts'
import { useLanguage, useTextsOf } from '../../../texts/useText.ts'
import { fieldNumber, rupiahText } from '../../amounts.ts'
import { localizedText } from '../../localizedText.ts'
import { dateText, timeText } from '../../timeText.ts'
import classes from './Cells.module.css'

export interface CellProps {
  field: Field
  value: unknown
  to?: string | undefined
}

export function TextCell({ value, to }: Omit<CellProps, 'field'>) {
  const { text, other } = localizedText(value, useLanguage())
  return (
    <span className={classes.texts}>
      {to === undefined || text === '' ? (
        <span className={classes.clamp}>{text}</span>
      ) : (
        <Link to={to} className={`${classes.clamp} ${classes.open}`}>
          {text}
        </Link>
      )}
      {other !== '' && other !== text && <span className={classes.other}>{other}</span>}
    </span>
  )
}

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

function ReferenceCell({ value, to }: CellProps) {
  return <TextCell value={isReference(value) ? value.title : ''} to={to} />
}

function ToggleCell({ value }: CellProps) {
  const t = useTextsOf(listTexts)
  return (
    <Badge variant="light" color={value === true ? 'leaf' : 'ink'} tt="none" miw="max-content">
      {t(value === true ? 'list.yes' : 'list.no')}
    </Badge>
  )
}

const isChoice = (field: Field): field is Field & { choices: readonly ChoiceOption[] } => 'choices' in field

function ChoiceCell({ field, value }: CellProps) {
  const language = useLanguage()
  const choice = isChoice(field) ? field.choices.find((one) => one.value === value) : undefined
  return (
    <Badge variant="light" color="ink" tt="none" miw="max-content">
      {choice?.label[language] ?? localizedText(value, language).text}
    </Badge>
  )
}

function ColourCell({ value }: CellProps) {
  return (
    <span className={classes.colour}>
      <span style={{ background: String(value) }} aria-hidden="true" /> {String(value)}
    </span>
  )
}

function NumberCell({ field, value }: CellProps) {
  const language = useLanguage()
  return typeof value === 'number' ? fieldNumber(value, field, language) : ''
}
const MoneyCell = ({ value }: CellProps) => rupiahText(value, useLanguage())
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const DateCell = ({ value }: CellProps) => (
  <span className={classes.oneLine}>{dateText(textOf(value), useLanguage())}</span>
)
const DateTimeCell = ({ value }: CellProps) => (
  <span className={classes.oneLine}>{timeText(textOf(value), useLanguage())}</span>
)
const CountCell = ({ value }: CellProps) => (Array.isArray(value) ? value.length : '')
const NoCell = () => null

export const CELLS = {
  text: TextCell,
  longText: TextCell,
  richText: NoCell,
  code: NoCell,
  formula: TextCell,
  number: NumberCell,
  money: MoneyCell,
  toggle: ToggleCell,
  date: DateCell,
  dateTime: DateTimeCell,
  time: TextCell,
  colour: ColourCell,
  url: TextCell,
  email: TextCell,
  password: NoCell,
  slug: TextCell,
  choice: ChoiceCell,
  choices: CountCell,
  media: MediaCell,
  mediaList: CountCell,
  reference: ReferenceCell,
  references: CountCell,
  appearance: NoCell,
  permissions: CountCell,
  items: CountCell,
  group: NoCell,
} as const satisfies Record<FieldKind, ComponentType<CellProps>>
