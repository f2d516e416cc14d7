/**
 * Inputs written for one field, in place of the one of its kind: the fields of another type to show or hide, points on a map, a
 * timetable of days, the texts of a mail. The back-office has a component for each; the field stores and validates what its kind does.
 */
export type Editor = 'fieldVisibility' | 'mailText' | 'map' | 'timetable'
