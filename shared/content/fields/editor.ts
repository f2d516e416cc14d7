export type Editor = 'fieldVisibility' | 'mailText' | 'map' | 'timetable'
