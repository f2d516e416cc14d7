import { useId, useState } from 'react'
import { ISO_CODE } from '@flou/shared/locale.ts'
import type { Category } from '@flou/shared/visits/services.ts'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSite } from '../../site/useSite.ts'
import { hasSignal } from '../../site/browserSignal.ts'
import { lastConsentRecord } from './choice.ts'
import { ModalDialog } from '../popup/ModalDialog.tsx'
import type { Allowed, ConsentProps } from './consentProps.ts'
import bannerStyles from './ConsentBanner.module.css'
import styles from './ConsentSettings.module.css'

interface RowProps {
  category: Category
  title: string
  text: string
  names: readonly string[]
  isOn: boolean
  onChange?: ((isOn: boolean) => void) | undefined
}

function CategoryRow({ category, title, text, names, isOn, onChange }: RowProps) {
  const { t } = useTexts(shellTexts)
  const about = useId()
  return (
    <li className={styles['row']}>
      <label className={styles['label']}>
        <input
          type="checkbox"
          name={category}
          checked={isOn}
          disabled={!onChange}
          aria-describedby={about}
          className={styles['switch']}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        />
        {title}
      </label>
      <p id={about} className={styles['about']}>
        {text} {names.length > 0 && t('consentLoads', { names: names.join(', ') })}
      </p>
    </li>
  )
}

function ConsentRecordNote({ choice }: Pick<ConsentProps, 'choice'>) {
  const { t } = useTexts(shellTexts)
  const { language } = useSite()
  const id = lastConsentRecord()?.record.id
  if (!choice || id === undefined) return null
  const day = new Date(choice.ts).toLocaleDateString(ISO_CODE[language], { dateStyle: 'long' })
  return <p className={styles['record']}>{t('consentRecord', { day, id })}</p>
}

interface CategoriesProps extends Pick<ConsentProps, 'texts' | 'services'> {
  allowed: Allowed
  onChange: ((allowed: Allowed) => void) | undefined
}

function Categories({ texts, services, allowed, onChange }: CategoriesProps) {
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
          onChange={onChange && ((isOn) => onChange({ ...allowed, [category]: isOn }))}
        />
      ))}
    </ul>
  )
}

export function ConsentSettings(props: ConsentProps) {
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
        <Categories {...props} allowed={allowed} onChange={isDecided ? undefined : setAllowed} />
        <ConsentRecordNote choice={choice} />
        <div className={bannerStyles['buttons']}>
          <button
            type="button"
            className={bannerStyles['choice']}
            onClick={() => choose({ analytics: false, ads: false })}
          >
            {texts.rejectText}
          </button>
          {!isDecided && (
            <button
              type="button"
              className={bannerStyles['choice']}
              onClick={() => choose({ analytics: true, ads: true })}
            >
              {texts.acceptText}
            </button>
          )}
          <button type="button" className={bannerStyles['choice']} onClick={() => choose(allowed)}>
            {texts.saveText}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
