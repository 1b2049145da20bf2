export { Button, type ButtonKind, buttonClass } from './Button.tsx'
export { Refused, type SendOptions, sender, Unreachable } from './call/send.ts'
export { Camera } from './camera/Camera.tsx'
export { SnapshotField } from './camera/SnapshotField.tsx'
export { Dialog } from './Dialog.tsx'
export { download } from './download.ts'
export { DoneDrawing } from './drawing/DoneDrawing.tsx'
export { EmptyDrawing } from './drawing/EmptyDrawing.tsx'
export { EndedDrawing } from './drawing/EndedDrawing.tsx'
export { LostDrawing } from './drawing/LostDrawing.tsx'
export { NotFoundDrawing } from './drawing/NotFoundDrawing.tsx'
export { CallForm, type FormCall, type Send } from './form/CallForm.tsx'
export { CaptchaField } from './form/CaptchaField.tsx'
export { type Choice, ChoiceField, RadioField, TickField, TicksField } from './form/ChoiceFields.tsx'
export { CodeField } from './form/CodeField.tsx'
export { solveCaptcha } from './form/captcha.ts'
export { MethodTabs } from './form/MethodTabs.tsx'
export { DayField, MobileField } from './form/NumberFields.tsx'
export { PasswordField } from './form/PasswordField.tsx'
export { PictureField, type Uploaded } from './form/PictureField.tsx'
export {
  type Blamed,
  mustFit,
  problemsFrom,
  type Schema,
  ToldElsewhere,
  Unfit,
  type Written,
  wrongIn,
} from './form/problems.ts'
export { StepForm } from './form/StepForm.tsx'
export { TextArea, TextField } from './form/TextField.tsx'
export { useCountdown } from './form/useCountdown.ts'
export { type GridCell, movedInGrid } from './grid.ts'
export { Mark } from './Mark.tsx'
export { Notice } from './Notice.tsx'
export { useSubmit } from './useSubmit.ts'
