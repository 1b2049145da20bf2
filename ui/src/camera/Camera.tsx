import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '#texts/camera'
import { Button } from '../Button.tsx'
import styles from './camera.module.css'
import { snapshotOf } from './snapshot.ts'

interface Props {
  onTake: (picture: File) => void
  onStop: () => void
  /** It could not be opened, or the picture not be drawn. */
  onFail: () => void
}

/** The front camera where there are two; no sound. */
const wanted = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } } } as const

const close = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Shows what the camera sees until a picture is taken. Nothing of it is recorded, and it goes off with this. */
export function Camera({ onTake, onStop, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const [ready, setReady] = useState(false)
  const fail = useEffectEvent(onFail)
  const stop = useEffectEvent(onStop)

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const open = async () => {
      const opened = await navigator.mediaDevices.getUserMedia(wanted)
      // The person left meanwhile: the camera must stop.
      if (left || !video.current) return close(opened)
      stream = opened
      video.current.srcObject = opened
    }
    open().catch(() => left || fail())
    // The page is hidden: the camera stops.
    const onHide = () => document.hidden && stop()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', onHide)
      close(stream)
    }
  }, [])
  useEffect(() => shutter.current?.focus(), [])

  const take = async () => {
    const { current: seen } = video
    if (!ready || !seen) return
    await snapshotOf(seen, { width: seen.videoWidth, height: seen.videoHeight }).then(onTake, onFail)
  }

  return (
    <div className={styles.camera}>
      <video
        ref={video}
        className={styles.seen}
        aria-label={texts.live}
        autoPlay
        muted
        playsInline
        onLoadedData={() => setReady(true)}
      />
      <div className={styles.buttons}>
        <Button ref={shutter} aria-disabled={!ready} onClick={() => void take()}>
          {texts.take}
        </Button>
        <Button kind="quiet" onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {ready ? texts.open : texts.opening}
      </p>
    </div>
  )
}
