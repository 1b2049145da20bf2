import type { Page } from 'playwright-core'
import { guardian } from '../applicant.ts'
import { foundIn } from '../letters.ts'
import { type Room, visible } from '../shot.ts'
import { following, open, pressSubmit, registering, takePicture } from '../steps.ts'

const withoutPayment = async (page: Page) => {
  await page.locator('main [name="guardianIdNumber"]').fill(guardian.guardianIdNumber)
  await page.locator('main [name="guardianBirthDate"]').fill(guardian.guardianBirthDate)
  await page.locator('main [name="guardianGender"][value="male"]').check()
  await takePicture('guardianIdCopy', 'guardian.document.jpg')(page)
  await page.locator('main [name="onlinePayment"][value="false"]').check()
  await pressSubmit(page)
  await page.getByRole('dialog').waitFor()
}

export const registration: Room = {
  register: {
    paths: ['/register'],
    states: {
      'terms-errors': open('/register', pressSubmit),
      mobile: registering('mobile'),
      email: registering('email'),
      person: registering('person'),
      'person-errors': registering('person', pressSubmit),
      guardian: registering('guardian'),
      'guardian-errors': registering('guardian', pressSubmit),
      'without-payment': visible(registering('guardian', withoutPayment)),
      'face-check': registering('face'),
      'face-taken': registering('face', async (page) => {
        await takePicture('file', 'guardian.photo.jpg')(page)
        await page.locator('main [data-field="file"] img').waitFor()
      }),
      documents: registering('documents'),
      'documents-errors': registering('documents', pressSubmit),
      'documents-taken': registering('documents', async (page) => {
        await takePicture('photo', 'chineseWoman.photo.jpg')(page)
        await takePicture('idCopy', 'chineseWoman.document.jpg')(page)
        for (const name of ['photo', 'idCopy']) await page.locator(`main [data-field="${name}"] img`).waitFor()
        // While something is being uploaded.
        const progress = page.locator('main progress')
        while ((await progress.count()) > 0) await progress.first().waitFor({ state: 'detached' })
      }),
      contact: registering('contact'),
      account: registering('account'),
      summary: registering('summary'),
      received: registering('summary', async (page) => {
        await page.locator('main [name="agreed"]').check()
        await pressSubmit(page)
        await page.getByText(/A\d\d-[A-Z0-9]{6}/).waitFor()
      }),
    },
  },
  correct: {
    paths: ['/register/correct'],
    states: {
      opened: following((_locale, portal) =>
        portal.once('correct', () => foundIn(portal, 'tianyu@example.mo', /\S+\/register\/correct\/\S+/)),
      ),
    },
  },
  activate: {
    paths: ['/security/active-online-account'],
    states: {
      opened: following((_locale, portal) =>
        portal.once('activate', () => foundIn(portal, 'wenjie@example.mo', /\S+\/active-online-account\/\S+/)),
      ),
    },
  },
}
