import { MAX_EXTRAS, type EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { describePriceUnit } from '@flou/shared/pricing/priceUnit.ts'
import { ADDED, soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { kindName } from '../prices/describePackage.ts'
import { initialCapacity, kindIn, type Choice } from './choice.ts'
import { ChosenExtra } from './ChosenExtra.tsx'
import { useExtraOptions, type ExtraOption } from './useExtraOptions.ts'
import { ExtraSelect } from './ExtraSelect.tsx'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

interface ExtrasProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  onChange: (choice: Choice) => void
}

const OS = 'os'

/** Returns the added prices of a region, and those of another that this one does not have. */
function addedIn({ added }: PriceFile, region: number | undefined): PriceFile['added'] {
  const own = new Set(added.filter((one) => one.region === region).map(({ title }) => title))
  const others = new Map(added.filter(({ title }) => !own.has(title)).map((one) => [one.title, one]))
  return [...added.filter((one) => one.region === region), ...others.values()]
}

function System({ file, content, choice, onChange }: ExtrasProps) {
  const { t } = useTexts(calculatorTexts)
  const offered = useExtraOptions(file, content)
  const kind = kindIn(file, OS)
  if (!kind || choice.kind !== 'instance') return null
  const otherExtras = choice.extras.filter((extra) => extra.kind !== OS)
  return (
    <ExtraSelect
      label={t('os')}
      offered={offered(kind, soldIn(file, choice)?.region)}
      value={choice.extras.find((extra) => extra.kind === OS)?.id ?? 0}
      none={t('noOs')}
      onChoose={(one) =>
        onChange({ ...choice, extras: one ? [{ kind: OS, id: one.id }, ...otherExtras] : otherExtras })
      }
    />
  )
}

function useLists({ file, content, choice }: ExtrasProps) {
  const { t, language } = useTexts(calculatorTexts)
  const offered = useExtraOptions(file, content)
  const region = soldIn(file, choice)?.region
  const isMain = file.kinds[0]?.kind === choice.kind
  const kinds = isMain ? file.kinds.filter(({ kind }) => kind !== choice.kind && kind !== OS) : []
  const added = addedIn(file, region).map(({ id, title, price, billingItem }): ExtraOption => {
    const unit = describePriceUnit({ unit: 'month', item: content.items[billingItem] }, language)
    return { kind: ADDED, id, text: `${title} (${formatMoney(price, language)} ${unit})` }
  })
  return [
    ...kinds.map((kind) => ({ name: kindName(kind, language), options: offered(kind, region) })),
    ...(added.length > 0 ? [{ name: t('addedPrices'), options: added }] : []),
  ]
}

export function Extras(props: ExtrasProps) {
  const { file, content, choice, onChange } = props
  const { t } = useTexts(calculatorTexts)
  const lists = useLists(props)
  const setExtras = (extras: readonly EstimateComponent[]) =>
    onChange({ ...choice, extras: extras.slice(0, MAX_EXTRAS) })
  const add = (one: ExtraOption | undefined) => {
    if (!one) return
    const { kind, id } = one
    // each add-on once; use its quantity for more
    if (choice.extras.some((extra) => extra.kind === kind && extra.id === id)) return
    const capacity = initialCapacity(file, { kind, id })
    setExtras([...choice.extras, { kind, id, count: 1, ...(capacity !== undefined && { capacity }) }])
  }
  const chosen = choice.extras.filter(({ kind }) => kind !== OS)
  return (
    <>
      <System {...props} />
      {lists.length > 0 && (
        <fieldset className={own['extras']}>
          <legend className={styles['label']}>{t('extras')}</legend>
          {choice.quantity > 1 && (
            <p className={styles['quiet']}>{t('extrasEach', { count: choice.quantity })}</p>
          )}
          {chosen.length > 0 && (
            <ul className={own['chosen']}>
              {chosen.map((chosenExtra) => (
                <ChosenExtra
                  key={`${chosenExtra.kind}${chosenExtra.id}`}
                  file={file}
                  content={content}
                  extra={chosenExtra}
                  onChange={(next) =>
                    setExtras(choice.extras.map((one) => (one === chosenExtra ? next : one)))
                  }
                  onRemove={() => setExtras(choice.extras.filter((one) => one !== chosenExtra))}
                />
              ))}
            </ul>
          )}
          {lists.map(({ name, options }) => (
            <ExtraSelect
              key={name}
              label={t('addExtra', { name })}
              offered={options}
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
