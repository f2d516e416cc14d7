import { startTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { StartPanel } from './StartPanel.tsx'

export function OverviewScreen() {
  const t = useTextsOf(startTexts)
  return (
    <>
      <ScreenHead title={t('start.title')} />
      <StartPanel />
    </>
  )
}
