import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGES, type Text } from '@flou/shared/locale.ts'
import type { PriceEffectResponse } from '@flou/shared/pricing/effect/priceEffect.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { priceEffectTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { groupedNumber } from '../../core/records/amounts.ts'
import { EffectTables } from './EffectTables.tsx'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'
import { isWithoutEffect, readPriceEffect } from '../../core/records/priceEffect.ts'
import classes from './PriceEffect.module.css'

interface Props {
  prices: ChangedPrices
  /** Receives the typed product name, or '' if none was required. */
  onSave: (confirmedProduct: string) => void
  onClose: () => void
}

const normalize = (text: string) => text.trim().toLowerCase()
const matchesName = (typed: string, name: Text) =>
  LANGUAGES.some((language) => normalize(name[language]) === normalize(typed))

interface ConfirmProps {
  effect: PriceEffectResponse
  typed: string
  onType: (typed: string) => void
}

/** Large price changes require typing the product name, so a typo cannot pass by Enter. */
function ConfirmProductName({ effect: { mostPercent, confirmAbove, product }, typed, onType }: ConfirmProps) {
  const t = useTextsOf(priceEffectTexts)
  const language = useLanguage()
  const name = product[language] || product.en
  const input = useRef<HTMLInputElement>(null)
  // the dialog opens before this input exists
  useEffect(() => input.current?.focus(), [])
  return (
    <Banner tone="bad" title={t('effect.great', { percent: groupedNumber(mostPercent, language) })} mt="md">
      <p>{t('effect.greatHint', { limit: groupedNumber(confirmAbove, language) })}</p>
      <TextInput
        name="recordName"
        ref={input}
        mt="xs"
        label={t('effect.typeName', { name })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Banner>
  )
}

export function PriceEffectDialog({ prices, onSave, onClose }: Props) {
  const t = useTextsOf(priceEffectTexts)
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['priceEffect', prices],
    queryFn: () => readPriceEffect(prices),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const hasNone = data !== undefined && isWithoutEffect(data)
  useEffect(() => {
    if (hasNone) onSave('')
    // runs once: `onSave` closes the dialog and changes with each rendering
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [hasNone])
  if (hasNone) return null
  const isGreat = data !== undefined && data.mostPercent > data.confirmAbove
  const isConfirmed = data !== undefined && (!isGreat || matchesName(typed, data.product))
  return (
    <Dialog title={t('effect.title')} onClose={onClose} isWide>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed) onSave(isGreat ? typed : '')
        }}
      >
        {error && (
          <Banner tone="bad" title={t('effect.failed')}>
            <p>{failureText(error)}</p>
            <Group gap="xs" mt="xs">
              <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
                {t('shell.retry')}
              </Button>
              <Button size="compact-sm" color="danger" variant="outline" onClick={() => onSave('')}>
                {t('effect.saveUnseen')}
              </Button>
            </Group>
          </Banner>
        )}
        {!error && !data && <PageLoading />}
        {data && <EffectTables effect={data} />}
        {data && isGreat && <ConfirmProductName effect={data} typed={typed} onType={setTyped} />}
        <Group justify="flex-end" mt="md" className={classes.buttons}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('effect.back')}
          </Button>
          <Button type="submit" disabled={!isConfirmed}>
            {t('effect.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
