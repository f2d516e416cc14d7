import { Textarea } from '@mantine/core'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { COMMENT_MAX } from '@flou/shared/comments.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { PanelAt } from '../../../ui/Popup.tsx'
import { matchingPeople, mentionQuery, withMention } from './mentionQuery.ts'
import classes from './Comments.module.css'

const MAX_CHOICES = 6
const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  name: string
  label: string
  text: string
  people: readonly PersonRef[]
  hasFocus: boolean
  onChange: (text: string) => void
  onSubmit: () => void
}

function useMention({ text, people, onChange }: Pick<Props, 'text' | 'people' | 'onChange'>) {
  const input = useRef<HTMLTextAreaElement>(null)
  const nextCaret = useRef<number>(undefined)
  const [query, setQuery] = useState<string>()
  const [at, setAt] = useState(0)
  const choices = query === undefined ? [] : matchingPeople(people, query).slice(0, MAX_CHOICES)
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })
  return {
    input,
    choices,
    active: Math.min(at, choices.length - 1),
    setAt,
    close: () => setQuery(undefined),
    follow: () => {
      const { value = '', selectionStart = 0 } = input.current ?? {}
      setQuery(mentionQuery(value, selectionStart))
      setAt(0)
    },
    choose: ({ name }: PersonRef) => {
      const caret = input.current?.selectionStart ?? text.length
      const next = withMention(text, { caret, query: query ?? '', name })
      nextCaret.current = next.caret
      setQuery(undefined)
      onChange(next.text)
      input.current?.focus()
    },
  }
}

function useKeys(
  { choices, active, setAt, close, choose }: ReturnType<typeof useMention>,
  submit: () => void,
) {
  return (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const chosen = choices[active]
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (!chosen) return
    else if (move !== undefined) setAt((active + move + choices.length) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Text with completion of `@name` by keyboard. */
export function MentionInput({ name, label, hasFocus, onSubmit, ...props }: Props) {
  const t = useTextsOf(commentTexts)
  const id = useId()
  const mention = useMention(props)
  const { input, choices, active, close, follow, choose } = mention
  const onKeyDown = useKeys(mention, onSubmit)
  const isOpen = choices.length > 0
  return (
    <>
      <Textarea
        ref={input}
        name={name}
        label={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        autoFocus={hasFocus}
        autoComplete="off"
        value={props.text}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          props.onChange(event.currentTarget.value)
          follow()
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <PanelAt
          id={id}
          name={t('comments.people')}
          at={() => input.current?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 }}
          isHidden={false}
        >
          {choices.map((person, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes['option']}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
            </div>
          ))}
        </PanelAt>
      )}
    </>
  )
}
