import { NEVER, NOTHING, type LeftOut } from './leaveOut.ts'

/** React animates nothing here: no component of the site is a `<ViewTransition>`, so no commit has one to look for. */
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

/**
 * Functions as the `action` of a form, and the hooks for them: forms of the site are sent by `fetch` of its own. React calls
 * `startHostTransition` for every form whose `submit` starts a transition; it only serves `useFormStatus`.
 */
const FORM_ACTIONS = {
  startHostTransition: NOTHING,
  requestFormReset$1: NEVER,
  requestFormReset: NEVER,
  mountActionState: NEVER,
  updateActionState: NEVER,
  rerenderActionState: NEVER,
}

/**
 * What React throws to itself, and knows again by its identity. As exceptions they are made while the module is evaluated; where somebody may ask for
 * their stacks, as under developer tools, the browser then reads the whole module once more for the places of its functions.
 */
const SIGNAL = { value: '{}' }
const SIGNALS = {
  HydrationMismatchException: SIGNAL,
  SelectiveHydrationException: SIGNAL,
  SuspenseException: SIGNAL,
  SuspenseActionException: SIGNAL,
  SuspenseyCommitException: SIGNAL,
}

/**
 * What React can do and this site does not ask of it, by React's files; what only these functions used is left out by the bundler.
 * An update of React fails the build where it no longer has one of them: read what took its place before it is left out, too.
 */
export const UNUSED_REACT: LeftOut = {
  'cjs/react-dom-client.production.js': {
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...FORM_ACTIONS,
    ...SIGNALS,
    updateActivityComponent: NEVER,
    updateSuspenseListComponent: NEVER,
    // of hints for resources, the site gives those for style sheets alone (app/styles/styleSheets.ts)
    prefetchDNS: NEVER,
    preconnect: NEVER,
    preloadModule: NEVER,
    preinitStyle: NEVER,
    preinitScript: NEVER,
    preinitModuleScript: NEVER,
    // the names of components around an error: they are minified, and nothing of the site reads them
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
