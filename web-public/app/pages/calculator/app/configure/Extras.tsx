import { MAX_EXTRAS, type EstimatePart } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { ADDED, soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { kindName } from '../prices/packageWords.ts'
import { firstCapacity, kindIn, type Choice } from './choice.ts'
import { ChosenExtra } from './ChosenExtra.tsx'
import { useOffered, type Offered } from './offered.ts'
import { PartSelect } from './PartSelect.tsx'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

interface ExtrasProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  onChange: (choice: Choice) => void
}

const OS = 'os'

/** The operating system, of packages that run one. */
function System({ file, choice, onChange }: ExtrasProps) {
  const { t } = useCalculatorTexts()
  const offered = useOffered(file)
  const kind = kindIn(file, OS)
  if (!kind || choice.kind !== 'instance') return null
  const others = choice.extras.filter((extra) => extra.kind !== OS)
  return (
    <PartSelect
      label={t('os')}
      offered={offered(kind, soldIn(file, choice)?.region)}
      value={choice.extras.find((extra) => extra.kind === OS)?.id ?? 0}
      none={t('noOs')}
      onChoose={(one) =>
        onChange({ ...choice, extras: one ? [{ kind: OS, id: one.id }, ...others] : others })
      }
    />
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
  const lists = [
    ...kinds.map((kind) => ({ name: kindName(kind, language), parts: offered(kind, region) })),
    ...(added.length > 0 ? [{ name: t('addedPrices'), parts: added }] : []),
  ]
  const setExtras = (extras: readonly EstimatePart[]) =>
    onChange({ ...choice, extras: extras.slice(0, MAX_EXTRAS) })
  const add = (one: Offered | undefined) => {
    if (!one) return
    const { kind, id } = one
    // once each: there is a quantity for more of it
    if (choice.extras.some((extra) => extra.kind === kind && extra.id === id)) return
    const capacity = firstCapacity(file, { kind, id })
    setExtras([...choice.extras, { kind, id, count: 1, ...(capacity !== undefined && { capacity }) }])
  }
  const chosen = choice.extras.filter(({ kind }) => kind !== OS)
  return (
    <>
      <System {...props} />
      {lists.length > 0 && (
        <fieldset className={own['extras']}>
          <legend className={styles['label']}>{t('extras')}</legend>
          {chosen.length > 0 && (
            <ul className={own['chosen']}>
              {chosen.map((part) => (
                <ChosenExtra
                  key={`${part.kind}${part.id}`}
                  file={file}
                  part={part}
                  onChange={(next) => setExtras(choice.extras.map((one) => (one === part ? next : one)))}
                  onRemove={() => setExtras(choice.extras.filter((one) => one !== part))}
                />
              ))}
            </ul>
          )}
          {lists.map(({ name, parts }) => (
            <PartSelect
              key={name}
              label={t('addExtra', { name })}
              offered={parts}
              value={0}
              none="…"
              onChoose={add}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
