import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { richTexts } from '../../../core/texts/richText.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { LinkChoice } from './linkTargets.ts'
import type { LinkSearch } from './useLinkSearch.ts'
import classes from './Links.module.css'

interface Props {
  id: string
  search: LinkSearch
  onChoose: (choice: LinkChoice) => void
}

export const optionId = (id: string, index: number): string => `${id}-${index}`

interface LineProps {
  id: string
  choice: LinkChoice
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Line({ id, choice, isActive, onPoint, onChoose }: LineProps) {
  const t = useTextsOf(richTexts)
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  const { title, kind, href, unseen } = choice
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // WAI-ARIA combobox: the input has focus and refers to the option by aria-activedescendant
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={kind ? 'news' : 'globe'} size={16} />
      <span className={classes.title}>
        {title}
        {kind && <small>{href}</small>}
      </span>
      <span className={classes.kind}>
        {kind ? kind[language] : t('rich.linkAddress')}
        {unseen && <em>{t(`rich.link_${unseen}`)}</em>}
      </span>
    </div>
  )
}

export function ChoiceList({ id, search, onChoose }: Props) {
  const t = useTextsOf(richTexts)
  const { choices, active, keyword, isWaiting, isFailed, isBad, point } = search
  const isNothing = keyword !== '' && choices.length === 0 && !isWaiting && !isFailed && !isBad
  return (
    <>
      {choices.length > 0 && (
        <div id={id} role="listbox" aria-label={t('rich.linkChoices')} className={classes.list}>
          {choices.map((choice, index) => (
            <Line
              key={choice.key}
              id={optionId(id, index)}
              choice={choice}
              isActive={index === active}
              onPoint={() => point(index)}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      )}
      {isFailed && (
        <p role="alert" className={classes.message}>
          {t('rich.linkFailed')}
        </p>
      )}
      <p role="status" className={isNothing || isWaiting ? classes.message : 'visuallyHidden'}>
        {isWaiting && t('rich.linkSearching')}
        {isNothing && t('rich.linkNone', { keyword })}
        {!isWaiting && choices.length > 0 && t('rich.linkCount', { count: choices.length })}
      </p>
    </>
  )
}
