import type { FormDeclaration } from '@flou/shared/submissions/define.ts'
import { AppError } from '../appError.ts'
import type { Services } from '../http/call.ts'
import type { EffectResult } from '../submissionEffects/effectTypes.ts'
import type { DeferredWrites } from '../store/submissions/updateSubmission.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'
import { mailsOf } from '../store/submissions/submissionMails.ts'
import { effectOf } from '../submissionEffects/effects.ts'

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
