import { Button, Camera } from '@palaestra/ui'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/counter'

/** The camera of the desk, where it has one. */
export function FromCamera({ onTake }: { onTake: (picture: File) => void }) {
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasLooking = useRef(false)
  useEffect(() => {
    if (wasLooking.current && !looking) opener.current?.focus()
    wasLooking.current = looking
  }, [looking])
  if (navigator.mediaDevices?.getUserMedia === undefined) return null
  if (looking)
    return (
      <Camera
        onTake={(picture) => {
          setLooking(false)
          onTake(picture)
        }}
        onStop={() => setLooking(false)}
        onFail={() => {
          setLooking(false)
          setFailed(true)
        }}
      />
    )
  return (
    <>
      <Button
        ref={opener}
        kind="quiet"
        onClick={() => {
          setFailed(false)
          setLooking(true)
        }}
      >
        {texts.useCamera}
      </Button>
      <p role="status">{failed && texts.noCamera}</p>
    </>
  )
}
