import { useId, useState } from 'react'
import { ISO_CODE } from '@flou/shared/locale.ts'
import type { Category } from '@flou/shared/content/services.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSite } from '../../site/useSite.ts'
import { hasSignal } from './browserSignal.ts'
import { lastReceipt } from './choice.ts'
import { ModalDialog } from '../popup/ModalDialog.tsx'
import type { Allowed, ConsentDialogsProps } from './consentProps.ts'
import styles from './ConsentDialogs.module.css'

interface RowProps {
  category: Category
  title: string
  text: string
  /** Names of the services that it lets in. */
  names: readonly string[]
  isOn: boolean
  /** Absent where it cannot be changed. */
  change?: ((isOn: boolean) => void) | undefined
}

function CategoryRow({ category, title, text, names, isOn, change }: RowProps) {
  const { t } = useTranslation()
  const about = useId()
  return (
    <li className={styles['row']}>
      <label className={styles['label']}>
        <input
          type="checkbox"
          name={category}
          checked={isOn}
          disabled={!change}
          aria-describedby={about}
          className={styles['switch']}
          onChange={({ currentTarget }) => change?.(currentTarget.checked)}
        />
        {title}
      </label>
      <p id={about} className={styles['about']}>
        {text} {names.length > 0 && t('consentLoads', { names: names.join(', ') })}
      </p>
    </li>
  )
}

/** When the last choice was made, and by which number we can find its receipt. */
function Receipt({ choice }: Pick<ConsentDialogsProps, 'choice'>) {
  const { t } = useTranslation()
  const { language } = useSite()
  const id = lastReceipt()?.receipt.id
  if (!choice || id === undefined) return null
  const day = new Date(choice.ts).toLocaleDateString(ISO_CODE[language], { dateStyle: 'long' })
  return <p className={styles['receipt']}>{t('consentReceipt', { day, id })}</p>
}

interface CategoriesProps extends Pick<ConsentDialogsProps, 'texts' | 'services'> {
  allowed: Allowed
  /** Absent where the browser has decided. */
  change: ((allowed: Allowed) => void) | undefined
}

function Categories({ texts, services, allowed, change }: CategoriesProps) {
  const namesOf = (category: Category) =>
    services.filter((service) => service.category === category).map(({ title }) => title)
  const optional = ['analytics', 'ads'] as const
  return (
    <ul className={styles['rows']}>
      <CategoryRow
        category="necessary"
        title={texts.necessaryTitle}
        text={texts.necessaryText}
        names={namesOf('necessary')}
        isOn
      />
      {optional.map((category) => (
        <CategoryRow
          key={category}
          category={category}
          title={texts[`${category}Title`]}
          text={texts[`${category}Text`]}
          names={namesOf(category)}
          isOn={allowed[category]}
          change={change && ((isOn) => change({ ...allowed, [category]: isOn }))}
        />
      ))}
    </ul>
  )
}

type SettingsProps = ConsentDialogsProps & { settings: NonNullable<ConsentDialogsProps['settings']> }

/** Everything by category; strictly necessary is always on. Closing without a button changes nothing. */
export function ConsentSettings(props: SettingsProps) {
  const { texts, choice, settings, close, choose } = props
  const isDecided = hasSignal(navigator)
  const isNow = choice?.v === texts.version && !isDecided
  const [allowed, setAllowed] = useState({
    analytics: isNow && choice.analytics,
    ads: isNow && choice.ads,
  })
  return (
    <ModalDialog title={texts.settingsTitle} onClose={close}>
      <div lang={texts.lang} className={styles['settings']}>
        {settings.reason !== undefined && <p className={styles['reason']}>{settings.reason}</p>}
        <p>{isDecided ? texts.signalText : texts.settingsText}</p>
        <Categories {...props} allowed={allowed} change={isDecided ? undefined : setAllowed} />
        <Receipt choice={choice} />
        <div className={styles['buttons']}>
          <button
            type="button"
            className={styles['choice']}
            onClick={() => choose({ analytics: false, ads: false })}
          >
            {texts.rejectText}
          </button>
          {!isDecided && (
            <button
              type="button"
              className={styles['choice']}
              onClick={() => choose({ analytics: true, ads: true })}
            >
              {texts.acceptText}
            </button>
          )}
          <button type="button" className={styles['choice']} onClick={() => choose(allowed)}>
            {texts.saveText}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
