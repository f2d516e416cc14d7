import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { AppError } from '../../core/errors.ts'
import type { Services } from '../../core/http/call.ts'
import { type EffectResult, type StoredSubmission, mailsOf, effectOf } from '../forms/index.ts'
import type { DeferredWrites } from './store/updateSubmission.ts'

/** Released by staff, so no rate limit applies. */
const admitted = () => Promise.resolve()

/** Applies the effects of a submission released from spam, as if sent now; impossible ones are skipped. */
export const releaseOf =
  (form: FormDeclaration, services: Services) =>
  async (after: StoredSubmission): Promise<DeferredWrites> => {
    const mails = mailsOf(form, after)
    try {
      const sentNow = { ...after, created: services.now().toISOString() }
      const nothing: EffectResult = { steps: [] }
      const { steps, complete } = (await effectOf(form.key)?.(sentNow, services, admitted)) ?? nothing
      return { steps: [...mails, ...steps], ...(complete && { complete }) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error
      return { steps: mails }
    }
  }
