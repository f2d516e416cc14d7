import { NEVER, NOTHING, type LibraryReplacements } from './leaveOut.ts'

/** The site has no `<ViewTransition>`. */
const VIEW_TRANSITIONS = {
  trackEnterViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  restoreEnterOrExitViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  startViewTransition: NEVER,
  flushAfterMutationEffects: NEVER,
  recursivelyTraverseAfterMutationEffects: NEVER,
  commitAfterMutationEffectsOnFiber: NEVER,
  commitEnterViewTransitions: NEVER,
  measureNestedViewTransitions: NEVER,
  applyViewTransitionToHostInstances: NEVER,
  restoreViewTransitionOnHostInstances: NEVER,
  scheduleViewTransitionEvent: NEVER,
  reportViewTransitionError: NEVER,
  createViewTransitionInstance: NEVER,
  getViewTransitionName: NEVER,
  getViewTransitionClassName: NEVER,
  'ViewTransitionPseudoElement.prototype.animate': NEVER,
  'ViewTransitionPseudoElement.prototype.getAnimations': NEVER,
  'ViewTransitionPseudoElement.prototype.getComputedStyle': NEVER,
}

/** No fragment has a `ref`. */
const FRAGMENT_REFS = {
  FragmentInstance: NEVER,
  commitNewChildToFragmentInstances: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitFragmentInstanceDeletionEffects: NOTHING,
  addFragmentHandleToFiber: NEVER,
  'FragmentInstance.prototype.addEventListener': NEVER,
  'FragmentInstance.prototype.removeEventListener': NEVER,
  'FragmentInstance.prototype.dispatchEvent': NEVER,
  'FragmentInstance.prototype.focus': NEVER,
  'FragmentInstance.prototype.focusLast': NEVER,
  'FragmentInstance.prototype.blur': NEVER,
  'FragmentInstance.prototype.observeUsing': NEVER,
  'FragmentInstance.prototype.unobserveUsing': NEVER,
  'FragmentInstance.prototype.getClientRects': NEVER,
  'FragmentInstance.prototype.getRootNode': NEVER,
  'FragmentInstance.prototype.compareDocumentPosition': NEVER,
  'FragmentInstance.prototype.scrollIntoView': NEVER,
}

/** Forms use `fetch`, not React actions. `startHostTransition` only serves `useFormStatus`. */
const FORM_ACTIONS = {
  startHostTransition: NOTHING,
  requestFormReset$1: NEVER,
  requestFormReset: NEVER,
  mountActionState: NEVER,
  updateActionState: NEVER,
  rerenderActionState: NEVER,
}

/**
 * Sentinels that React compares by identity. As Error objects they are slow at startup with developer tools
 * open.
 */
const SIGNAL = { value: '{}' }
const SIGNALS = {
  HydrationMismatchException: SIGNAL,
  SelectiveHydrationException: SIGNAL,
  SuspenseException: SIGNAL,
  SuspenseActionException: SIGNAL,
  SuspenseyCommitException: SIGNAL,
}

/** React features unused by this site. The build fails if an update removes one: review its successor. */
export const UNUSED_REACT: LibraryReplacements = {
  'cjs/react-dom-client.production.js': {
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...FORM_ACTIONS,
    ...SIGNALS,
    updateActivityComponent: NEVER,
    updateSuspenseListComponent: NEVER,
    // the only resource hints used are for style sheets (app/styles/styleSheets.ts)
    prefetchDNS: NEVER,
    preconnect: NEVER,
    preloadModule: NEVER,
    preinitStyle: NEVER,
    preinitScript: NEVER,
    preinitModuleScript: NEVER,
    // component stacks are minified and unused
    getStackByFiberInDevAndProd: `return ''`,
    'exports.createRoot': NEVER,
  },
  'cjs/react-dom.production.js': {
    'exports.createPortal': NEVER,
    'exports.preconnect': NEVER,
    'exports.prefetchDNS': NEVER,
    'exports.preinit': NEVER,
    'exports.preinitModule': NEVER,
    'exports.preloadModule': NEVER,
    'exports.requestFormReset': NEVER,
    'exports.useFormState': NEVER,
    'exports.useFormStatus': NEVER,
  },
}
