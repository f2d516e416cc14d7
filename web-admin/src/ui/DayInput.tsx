import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { daysAfter, isDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { readDay, writtenDay } from '../core/records/typedDay.ts'
import { commonScreenTexts } from '../core/texts/screens.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { Icon } from './Icon.tsx'

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  day: string
  min?: string | undefined
  max?: string | undefined
  /** @param day `2026-11-27`, empty, or a text that is no day */
  onDay: (day: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const today = () => todayInJakarta(new Date())

interface CalendarProps extends Pick<Props, 'min' | 'max' | 'onDay'> {
  present: () => string | undefined
}

const openPicker = (input: HTMLInputElement | null) => input?.showPicker()

/** Opens the browser's calendar, which follows its own language. */
function CalendarButton({ present, min, max, onDay }: CalendarProps) {
  const t = useTextsOf(commonScreenTexts)
  const [openings, setOpenings] = useState(0)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="ink"
        tabIndex={-1}
        aria-label={t('day.calendar')}
        title={t('day.calendar')}
        onClick={() => setOpenings(openings + 1)}
      >
        <Icon name="event" size={16} />
      </ActionIcon>
      {openings > 0 && (
        <input
          key={openings}
          ref={openPicker}
          type="date"
          name="calendar"
          className="visuallyHidden"
          tabIndex={-1}
          aria-hidden
          defaultValue={present()}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => {
            setOpenings(0)
            onDay(event.currentTarget.value)
          }}
        />
      )}
    </>
  )
}

/** Writes a changed day into an uncontrolled input, not over what is being typed. */
function useShownDay(day: string, isNative: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const language = useLanguage()
  const last = useRef(language)
  useEffect(() => {
    const { current } = input
    if (!current) return
    const shown = readDay(current.value, today()) ?? current.value
    const isSame = shown === day && last.current === language
    const next = last.current === language ? day : shown
    last.current = language
    if (!isSame) current.value = isNative ? next : writtenDay(next, language)
  }, [day, language, isNative])
  return input
}

function NativeDay({ day, min, max, onDay, ...input }: Props) {
  const ref = useShownDay(day, true)
  return (
    <TextInput
      {...input}
      ref={ref}
      type="date"
      defaultValue={day}
      min={min || undefined}
      max={max || undefined}
      onChange={({ currentTarget: { value } }) => (value === '' || isDay(value)) && onDay(value)}
    />
  )
}

function TypedDay({ day, min, max, onDay, error, ...input }: Props) {
  const language = useLanguage()
  const ref = useShownDay(day, false)
  const t = useTextsOf(commonScreenTexts)
  const [isUnread, setUnread] = useState(false)
  const show = (next: string) => {
    if (ref.current) ref.current.value = writtenDay(next, language)
    setUnread(false)
    onDay(next)
  }
  const choose = (next: string) => {
    ref.current?.focus()
    show(next)
  }
  const present = () => readDay(ref.current?.value ?? '', today())
  const complete = () => {
    const typed = ref.current?.value ?? ''
    const read = present()
    setUnread(read === undefined && typed.trim() !== '')
    if (read !== undefined && typed !== writtenDay(read, language)) show(read)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' || (isCommand && event.key === 's')) complete()
    const step = STEPS[event.key]
    const read = present()
    if (step === undefined || read === undefined || isCommand || event.altKey || event.shiftKey) return
    event.preventDefault()
    show(daysAfter(read, step))
  }
  return (
    <TextInput
      {...input}
      ref={ref}
      autoComplete="off"
      placeholder={t('day.example', { day: writtenDay(today(), language) })}
      defaultValue={writtenDay(day, language)}
      error={error || (isUnread && messageText('date', language))}
      rightSection={<CalendarButton present={present} min={min} max={max} onDay={choose} />}
      rightSectionPointerEvents="all"
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setUnread(false)
        onDay(value.trim() === '' ? '' : (readDay(value) ?? value))
      }}
      onBlur={complete}
      onKeyDown={onKeyDown}
    />
  )
}

/** A day in the language of the interface, typed in any usual form; on touch screens the device's own input. */
export function DayInput(props: Props) {
  const isTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  return isTouch ? <NativeDay {...props} /> : <TypedDay {...props} />
}
