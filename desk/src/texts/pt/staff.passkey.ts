export const notUsed = 'A chave de acesso não foi usada. Tente de novo ou introduza um código.'
export const notMade =
  'A chave de acesso não foi criada. Se este dispositivo já tem uma para este site, use outro; caso contrário, tente de novo.'
