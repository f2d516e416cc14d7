import { Title } from '@mantine/core'
import { AboveList } from './AboveList.tsx'
import { startTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'

/** Start screen for users who may not edit the home page. */
export function StartScreen({ route }: ScreenProps) {
  const t = useTextsOf(startTexts)
  return (
    <>
      <Title mb="md" fz="1.375rem">
        {t('start.title')}
      </Title>
      <AboveList route={route} />
    </>
  )
}
