import { useId } from 'react'
import { MAX_EXTRAS, type EstimatePart } from '@flou/shared/pricing/estimate/estimate.ts'
import { ADDED, soldIn, type PriceFile, type PriceFileKind } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../readCalculator.ts'
import { useCalculatorTexts } from '../texts.ts'
import { firstCapacity, kindIn, variantsIn, type Choice } from './choice.ts'
import { NumberField } from './NumberField.tsx'
import { kindName, listPrice } from './packageWords.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import styles from '../calculator.module.css'

interface ExtrasProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  onChange: (choice: Choice) => void
}

interface Offered {
  kind: EstimatePart['kind']
  id: number
  text: string
}

const OS = 'os'

/** What a kind offers in a region, with its price. */
function useOffered(file: PriceFile) {
  const { t, language } = useCalculatorTexts()
  return (kind: PriceFileKind, region: number | undefined): Offered[] =>
    variantsIn(kind, file).flatMap(({ title, offers }) => {
      const offer = offers.find((one) => one.region === region)
      if (!offer) return []
      const price = listPrice(offer, language)
      const text = price
        ? `${price.amount} ${t(price.unit === 'month' ? 'perMonth' : 'perHour')}`
        : t('onRequest')
      return [{ kind: kind.kind, id: offer.id, text: `${title} (${text})` }]
    })
}

/** The operating system, of packages that run one. */
function System({ file, choice, onChange }: ExtrasProps) {
  const { t } = useCalculatorTexts()
  const id = useId()
  const offered = useOffered(file)
  const kind = kindIn(file, OS)
  if (!kind || choice.kind !== 'instance') return null
  const all = offered(kind, soldIn(file, choice)?.region)
  const others = choice.extras.filter((extra) => extra.kind !== OS)
  const current = choice.extras.find((extra) => extra.kind === OS)
  const choose = (value: string) =>
    onChange({ ...choice, extras: value === '' ? others : [{ kind: OS, id: Number(value) }, ...others] })
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('os')}
      </label>
      <select
        id={id}
        className={styles['input']}
        value={current?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{all.length === 0 ? t('notHere') : t('noOs')}</option>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** An add-on that was chosen, with how much of it. */
function Chosen({
  file,
  part,
  onChange,
  onRemove,
}: {
  file: PriceFile
  part: EstimatePart
  onChange: (part: EstimatePart) => void
  onRemove: () => void
}) {
  const { t } = useCalculatorTexts()
  const sold = soldIn(file, part)
  const name = sold?.title ?? ''
  return (
    <li className={styles['extra']}>
      <strong>{name}</strong>
      <NumberField
        label={t('extraCount', { name })}
        isLabelHidden
        value={part.count ?? 1}
        onChange={(count) => onChange({ ...part, count })}
      />
      {part.capacity !== undefined && (
        <NumberField
          label={t('extraCapacity', { name })}
          value={part.capacity}
          least={sold?.price.minimum ?? 1}
          onChange={(capacity) => onChange({ ...part, capacity })}
        />
      )}
      <button
        type="button"
        className={styles['plain']}
        onClick={onRemove}
        aria-label={`${t('remove')}: ${name}`}
      >
        {t('remove')}
      </button>
    </li>
  )
}

/** A list to add from, one for each kind of package that goes with the chosen one. */
function AddFrom({
  name,
  offered,
  onAdd,
}: {
  name: string
  offered: readonly Offered[]
  onAdd: (one: Offered) => void
}) {
  const { t } = useCalculatorTexts()
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('addExtra', { name })}
      </label>
      <select
        id={id}
        className={styles['input']}
        value=""
        onChange={(event) => {
          const found = offered.find((one) => String(one.id) === event.currentTarget.value)
          if (found) onAdd(found)
        }}
      >
        <option value="">{offered.length === 0 ? t('notHere') : '…'}</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Operating system and add-ons: the product's other kinds of packages, and what is charged beside packages. */
export function Extras(props: ExtrasProps) {
  const { file, choice, onChange } = props
  const { t, language } = useCalculatorTexts()
  const offered = useOffered(file)
  const region = soldIn(file, choice)?.region
  const isMain = file.kinds[0]?.kind === choice.kind
  const kinds = isMain ? file.kinds.filter(({ kind }) => kind !== choice.kind && kind !== OS) : []
  const added = file.added.map(({ id, title, price }): Offered => {
    return { kind: ADDED, id, text: `${title} (${formatMoney(price, language)})` }
  })
  const setExtras = (extras: readonly EstimatePart[]) =>
    onChange({ ...choice, extras: extras.slice(0, MAX_EXTRAS) })
  const add = ({ kind, id }: Offered) => {
    // once each: there is a quantity for more of it
    if (choice.extras.some((extra) => extra.kind === kind && extra.id === id)) return
    const capacity = firstCapacity(file, { kind, id })
    setExtras([...choice.extras, { kind, id, count: 1, ...(capacity !== undefined && { capacity }) }])
  }
  const chosen = choice.extras.filter(({ kind }) => kind !== OS)
  return (
    <>
      <System {...props} />
      {(kinds.length > 0 || added.length > 0) && (
        <fieldset className={styles['extras']}>
          <legend className={styles['label']}>{t('extras')}</legend>
          {chosen.length > 0 && (
            <ul className={styles['chosen']}>
              {chosen.map((part) => (
                <Chosen
                  key={`${part.kind}${part.id}`}
                  file={file}
                  part={part}
                  onChange={(next) => setExtras(choice.extras.map((one) => (one === part ? next : one)))}
                  onRemove={() => setExtras(choice.extras.filter((one) => one !== part))}
                />
              ))}
            </ul>
          )}
          {kinds.map((kind) => (
            <AddFrom
              key={kind.kind}
              name={kindName(kind, language)}
              offered={offered(kind, region)}
              onAdd={add}
            />
          ))}
          {added.length > 0 && <AddFrom name={t('addedPrices')} offered={added} onAdd={add} />}
        </fieldset>
      )}
    </>
  )
}
